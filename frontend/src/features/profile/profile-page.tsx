import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '../../shared/api/current-user';
import { currentUserQuery } from '../../shared/api/queries/current-user';
import { PageHeading } from '../../shared/ui/page-heading';
import { Skeleton } from '../../shared/ui/skeleton';
import { useNoIndex } from '../../shared/use-no-index';
import { AccessTokensSlot } from './access-tokens/access-tokens-slot';
import { AccountSettings } from './account/account-settings';
import { ProfileCounts } from './profile-counts';
import { RecentConversations } from './recent-conversations';
import { SignedOut } from './signed-out';
import { UnlockedCharacters } from './unlocked-characters';

/** "Profile requires sign-in." */
export function ProfilePage() {
  useNoIndex();
  const user = useQuery({ ...currentUserQuery(), refetchOnReconnect: 'always' });
  if (user.isPending) return <ProfileSkeleton />;
  if (!user.data) return <SignedOut isAsking={user.isFetching} />;
  return <ProfileOf user={user.data} />;
}

function ProfileOf({ user }: { user: CurrentUser }) {
  return (
    <div className="page-width pb-section">
      <PageHeading
        title="Your Profile"
        note="Whom you talk with, whom you have unlocked, and what Parley keeps about you."
      />
      <ProfileCounts />
      <div className="mt-14 space-y-16 sm:mt-20 sm:space-y-20">
        <RecentConversations />
        <UnlockedCharacters />
        <AccountSettings user={user} />
        {user.isAdmin && <AccessTokensSlot />}
      </div>
    </div>
  );
}

function ProfileSkeleton() {
  return (
    <div role="status" aria-label="Loading your profile" className="page-width space-y-5 py-16">
      <Skeleton className="h-12 max-w-narrow" />
      <Skeleton className="h-28" />
      <Skeleton className="h-40" />
    </div>
  );
}
