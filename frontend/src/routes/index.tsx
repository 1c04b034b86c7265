import { LANDING_PAGE } from '@parley/contracts/pages/page-texts';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { AskAllSection } from '../features/ask-all/ask-all-section';
import { CharacterCard } from '../features/characters/character-card';
import { TalkToLink } from '../features/characters/talk-to-link';
import { LandingPage } from '../features/landing/landing-page';
import { QuizSection } from '../features/quiz/quiz-section';
import { LoadingCurtain } from '../features/shell/loading-curtain';
import { featuredCharactersQuery, recentCharactersQuery } from '../shared/api/queries/characters';
import { collectionsQuery } from '../shared/api/queries/collections';
import { currentUserQuery } from '../shared/api/queries/current-user';
import { eventsTodayQuery } from '../shared/api/queries/events';
import type { StartSlot } from '../shared/chat-start/start-slot';
import { headOf } from '../shared/page-head';

export const Route = createFileRoute('/')({
  head: () => headOf(LANDING_PAGE),
  loader: ({ context: { queryClient } }) => {
    // All at once and none awaited: the page draws its own waiting.
    void queryClient.prefetchQuery(currentUserQuery());
    void queryClient.prefetchQuery(featuredCharactersQuery());
    void queryClient.prefetchQuery(recentCharactersQuery());
    void queryClient.prefetchQuery(eventsTodayQuery());
    void queryClient.prefetchQuery(collectionsQuery());
  },
  component: Landing,
});

function Landing() {
  const { isPending } = useQuery(currentUserQuery());
  // The page is drawn in slices: the answer may come while the visitor scrolls.
  const isLoading = useDeferredValue(isPending);
  return (
    <LoadingCurtain isLoading={isLoading}>
      <LandingPage
        renderCard={(character, ribbon) => <CharacterCard character={character} ribbon={ribbon} />}
        demo={<AskAllSection renderStart={renderStart} loadWords={loadWords} />}
        quiz={<QuizSection renderStart={renderStart} />}
      />
    </LoadingCurtain>
  );
}

const renderStart: StartSlot = (character, label, look) => (
  <TalkToLink character={character} label={label} look={look} />
);

async function loadWords() {
  const { MessageText } = await import('../features/chat/ui/message-text');
  return MessageText;
}
