import type { CharacterDto } from '@parley/contracts/catalog/character';
import { AskAllSection } from '../features/ask-all/ask-all-section';
import { CharacterCard } from '../features/characters/character-card';
import { TalkToLink } from '../features/characters/talk-to-link';
import { DailyTokensButton } from '../features/daily-tokens/daily-tokens-button';
import { RecommendedSection } from '../features/discover/recommended-section';
import { CollectionsSection } from '../features/home/collections-section';
import { ConversationsSection } from '../features/home/conversations-section';
import { FeaturedSection } from '../features/home/featured-section';
import { HomePage } from '../features/home/home-page';
import { AboutPortrayals } from '../features/landing/about-portrayals';
import { RecentSection } from '../features/landing/recent-section';
import { TodaySection } from '../features/landing/today-section';
import { serverMessageOf } from '../shared/api/http';
import type { CurrentUser } from '../shared/api/current-user';
import { createChat } from '../shared/chat-start/open-chat';
import type { StartSlot } from '../shared/chat-start/start-slot';
import { isRefusedAsStranger, loginAfterNotice } from '../shared/login';
import { toast } from '../shared/ui/toast';

/** What `/` is to somebody signed in. */
export function SignedInHome({ user }: { user: CurrentUser }) {
  return (
    <HomePage
      user={user}
      dailyTokens={<DailyTokensButton />}
      sections={{
        featured: <FeaturedSection renderCard={renderCard} />,
        today: <TodaySection moreLabel="View More" />,
        recent: <ConversationsSection />,
        discover: <RecommendedSection renderCard={renderCard} />,
        demo: <AskAllSection renderStart={renderStart} loadWords={loadWords} />,
        collections: <CollectionsSection renderCard={renderCard} />,
        recentlyAdded: <RecentSection renderCard={(character) => renderCard(character, 'New')} />,
      }}
      about={<AboutPortrayals />}
    />
  );
}

function renderCard(character: CharacterDto, ribbon?: string) {
  return (
    <CharacterCard
      character={character}
      ribbon={ribbon}
      openChat={createChat}
      onStartFailure={sayStartFailed}
    />
  );
}

const renderStart: StartSlot = (character, label, look) => (
  <TalkToLink character={character} label={label} look={look} />
);

async function loadWords() {
  const { MessageText } = await import('../features/chat/ui/message-text');
  return MessageText;
}

function sayStartFailed(error: Error): void {
  if (isRefusedAsStranger(error)) return void loginAfterNotice();
  toast({
    title: 'Failed to start chat',
    description: serverMessageOf(error, 'Please try again.'),
    tone: 'fault',
  });
}
