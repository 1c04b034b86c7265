import { createFileRoute } from '@tanstack/react-router';
import { EventsPage } from '../features/events/events-page';
import { eventsTodayQuery } from '../shared/api/queries/events';
import { pageHead } from '../shared/page-head';

export const Route = createFileRoute('/events/')({
  head: () => pageHead('Today in History', 'What happened on this day, through the centuries.'),
  loader: ({ context }) => void context.queryClient.prefetchQuery(eventsTodayQuery()),
  component: EventsPage,
});
