import { LANDING_PAGE } from '@parley/contracts/pages/page-texts';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue } from 'react';
import { AskAllSection } from '../features/ask-all/ask-all-section';
import { CharacterCard } from '../features/characters/character-card';
import { TalkToLink } from '../features/characters/talk-to-link';
import { AboutPortrayals } from '../features/landing/about-portrayals';
import { LandingPage } from '../features/landing/landing-page';
import { RecentSection } from '../features/landing/recent-section';
import { TodaySection } from '../features/landing/today-section';
import { QuizSection } from '../features/quiz/quiz-section';
import { LoadingCurtain } from '../features/shell/loading-curtain';
import { isAccountExpected } from '../shared/account/known-account';
import { featuredCharactersQuery, recentCharactersQuery } from '../shared/api/queries/characters';
import { collectionsQuery } from '../shared/api/queries/collections';
import { currentUserQuery } from '../shared/api/queries/current-user';
import { eventsTodayQuery } from '../shared/api/queries/events';
import type { StartSlot } from '../shared/chat-start/start-slot';
import { headOf } from '../shared/page-head';
import { Button } from '../shared/ui/button';
import { ErrorView } from '../shared/ui/error-view';
import { useLoaded } from '../shared/ui/use-loaded';
import type { HomeProps } from './-signed-in-home';

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
  // Visitors have no use for the home page's code; where somebody is expected it comes along with the question.
  const renderHome = useLoaded(loadHome, user != null || (isPending && isAccountExpected()));
  // The page is drawn in slices: the answer may come while the visitor scrolls.
  const isLoading = useDeferredValue(isPending || (user != null && renderHome === null));
  const demo = <AskAllSection renderStart={renderStart} loadWords={loadWords} />;
  return (
    <LoadingCurtain isLoading={isLoading}>
      {user && renderHome ? (
        renderHome({
          user,
          demo,
          today: <TodaySection moreLabel="View More" />,
          renderRecent: (renderCard) => <RecentSection renderCard={renderCard} />,
          about: <AboutPortrayals />,
        })
      ) : (
        <LandingPage
          renderCard={(character, ribbon) => <CharacterCard character={character} ribbon={ribbon} />}
          demo={demo}
          quiz={<QuizSection renderStart={renderStart} />}
        />
      )}
    </LoadingCurtain>
  );
}

type RenderHome = (props: HomeProps) => ReactNode;
const loadHome = (): Promise<RenderHome> =>
  import('./-signed-in-home').then(
    ({ SignedInHome }) =>
      (props) => <SignedInHome {...props} />,
    () => () => <HomeMissing />,
  );

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
