import { createFileRoute } from '@tanstack/react-router';
import { EventsPage } from '../features/events/events-page';
import { pageHead } from '../shared/page-head';

export const Route = createFileRoute('/events/')({
  validateSearch: (search: Record<string, unknown>): { month?: number; day?: number } => {
    const month = wholeNumber(search.month, 12);
    const day = wholeNumber(search.day, 31);
    return { ...(month && { month }), ...(month && day && { day }) };
  },
  head: () => pageHead('Today in History', 'What happened on this day, through the centuries.'),
  component: Events,
});

function Events() {
  return <EventsPage asked={Route.useSearch()} />;
}

/** The number if it is one from 1 to `max`. */
function wholeNumber(value: unknown, max: number): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= max ? number : undefined;
}
