import { LANDING_PAGE } from '@parley/contracts/pages/page-texts';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { type ComponentType, useDeferredValue, useEffect, useState } from 'react';
import { AskAllSection } from '../features/ask-all/ask-all-section';
import { CharacterCard } from '../features/characters/character-card';
import { TalkToLink } from '../features/characters/talk-to-link';
import { LandingPage } from '../features/landing/landing-page';
import { QuizSection } from '../features/quiz/quiz-section';
import { LoadingCurtain } from '../features/shell/loading-curtain';
import { isAccountExpected } from '../shared/account/known-account';
import type { CurrentUser } from '../shared/api/current-user';
import { featuredCharactersQuery, recentCharactersQuery } from '../shared/api/queries/characters';
import { collectionsQuery } from '../shared/api/queries/collections';
import { currentUserQuery } from '../shared/api/queries/current-user';
import { eventsTodayQuery } from '../shared/api/queries/events';
import type { StartSlot } from '../shared/chat-start/start-slot';
import { headOf } from '../shared/page-head';
import { Button } from '../shared/ui/button';
import { ErrorView } from '../shared/ui/error-view';

export const Route = createFileRoute('/')({
  head: () => headOf(LANDING_PAGE),
  loader: ({ context: { queryClient } }) => {
    // None is awaited: the page draws its own waiting. Each in a task of its own, since beginning one takes its time.
    const reads = [
      () => queryClient.prefetchQuery(currentUserQuery()),
      () => queryClient.prefetchQuery(featuredCharactersQuery()),
      () => queryClient.prefetchQuery(recentCharactersQuery()),
      () => queryClient.prefetchQuery(eventsTodayQuery()),
      () => queryClient.prefetchQuery(collectionsQuery()),
    ];
    for (const read of reads) setTimeout(read);
  },
  component: Start,
});

/** The landing page for a visitor, the home page for somebody signed in. */
function Start() {
  const { data: user, isPending } = useQuery(currentUserQuery());
  const Home = useHome(user != null || (isPending && isAccountExpected()));
  // The page is drawn in slices: the answer may come while the visitor scrolls.
  const isLoading = useDeferredValue(isPending || (user != null && Home === null));
  return (
    <LoadingCurtain isLoading={isLoading}>
      {user && Home ? (
        <Home user={user} />
      ) : (
        <LandingPage
          renderCard={(character, ribbon) => <CharacterCard character={character} ribbon={ribbon} />}
          demo={<AskAllSection renderStart={renderStart} loadWords={loadWords} />}
          quiz={<QuizSection renderStart={renderStart} />}
        />
      )}
    </LoadingCurtain>
  );
}

type Home = ComponentType<{ user: CurrentUser }>;

/** The home page's code: visitors have no use for it. Null while it is being fetched. */
function useHome(isWanted: boolean): Home | null {
  const [home, setHome] = useState<{ Page: Home } | null>(null);
  const isMissing = isWanted && home === null;
  useEffect(() => {
    if (!isMissing) return;
    import('./-signed-in-home').then(
      ({ SignedInHome }) => setHome({ Page: SignedInHome }),
      () => setHome({ Page: HomeMissing }),
    );
  }, [isMissing]);
  return home && home.Page;
}

function HomeMissing() {
  return (
    <ErrorView
      level={1}
      title="Your reading room could not be fetched"
      actions={<Button onClick={() => location.reload()}>Reload the page</Button>}
    >
      <p>The connection gave out on the way. Nothing is lost.</p>
    </ErrorView>
  );
}

const renderStart: StartSlot = (character, label, look) => (
  <TalkToLink character={character} label={label} look={look} />
);

async function loadWords() {
  const { MessageText } = await import('../features/chat/ui/message-text');
  return MessageText;
}
