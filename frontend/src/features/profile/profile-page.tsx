import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../../shared/api/queries/current-user';
import { useNoIndex } from '../../shared/use-no-index';
import { AccountSettings } from './account-settings';
import { PageHeading } from '../../shared/ui/page-heading';
import { Skeleton } from '../../shared/ui/skeleton';
import { SignedOut } from './signed-out';

/** "Profile requires sign-in." */
export function ProfilePage() {
  useNoIndex();
  const user = useQuery({ ...currentUserQuery(), refetchOnReconnect: 'always' });
  if (user.isPending) return <ProfileSkeleton />;
  if (!user.data) return <SignedOut isAsking={user.isFetching} />;
  return (
    <div className="page-width pb-section">
      <PageHeading title="Your Profile" />
      <AccountSettings user={user.data} />
    </div>
  );
}

function ProfileSkeleton() {
  return (
    <div role="status" aria-label="Loading your profile" className="page-width space-y-5 py-16">
      <Skeleton className="h-12 max-w-narrow" />
      <Skeleton className="h-40 max-w-measure" />
    </div>
  );
}
