import type { CharacterDto } from '@parley/contracts/catalog/character';
import type { ReactNode } from 'react';
import { CharacterCard } from '../features/characters/character-card';
import { DailyTokensButton } from '../features/daily-tokens/daily-tokens-button';
import { RecommendedSection } from '../features/discover/recommended-section';
import { CollectionsSection } from '../features/home/collections-section';
import { ConversationsSection } from '../features/home/conversations-section';
import { FeaturedSection } from '../features/home/featured-section';
import { HomePage } from '../features/home/home-page';
import { serverMessageOf } from '../shared/api/http';
import type { CurrentUser } from '../shared/api/current-user';
import { createChat } from '../shared/chat-start/open-chat';
import { isRefusedAsStranger, loginAfterNotice } from '../shared/login';
import { toast } from '../shared/ui/toast';

/** What the landing page has as well comes from there, so that no code is fetched twice. */
export interface HomeProps {
  user: CurrentUser;
  today: ReactNode;
  demo: ReactNode;
  renderRecent: (renderCard: (character: CharacterDto) => ReactNode) => ReactNode;
  about: ReactNode;
}

/** What `/` is to somebody signed in. */
export function SignedInHome({ user, today, demo, renderRecent, about }: HomeProps) {
  return (
    <HomePage
      user={user}
      dailyTokens={<DailyTokensButton />}
      sections={{
        featured: <FeaturedSection renderCard={renderCard} />,
        today,
        recent: <ConversationsSection />,
        discover: <RecommendedSection renderCard={renderCard} />,
        demo,
        collections: <CollectionsSection renderCard={renderCard} />,
        recentlyAdded: renderRecent((character) => renderCard(character, 'New')),
      }}
      about={about}
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

function sayStartFailed(error: Error): void {
  if (isRefusedAsStranger(error)) return void loginAfterNotice();
  toast({
    title: 'Failed to start chat',
    description: serverMessageOf(error, 'Please try again.'),
    tone: 'fault',
  });
}
