import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../features/profile/profile-page';
import { pageHead } from '../shared/page-head';
import { currentUserQuery } from '../shared/api/queries/current-user';

export const Route = createFileRoute('/profile')({
  head: () => pageHead('Your Profile', 'Your account in Parley.'),
  loader: ({ context }) => void context.queryClient.prefetchQuery(currentUserQuery()),
  component: ProfilePage,
});
