import { eventsPage } from '@parley/contracts/pages/page-texts';
import { createFileRoute } from '@tanstack/react-router';
import { EventsPage } from '../features/events/events-page';
import { headOf } from '../shared/page-head';

export const Route = createFileRoute('/events/')({
  validateSearch: (search: Record<string, unknown>): { month?: number; day?: number } => {
    const month = wholeNumber(search.month, 12);
    const day = wholeNumber(search.day, 31);
    return { ...(month && { month }), ...(month && day && { day }) };
  },
  head: ({
    match: {
      search: { month, day },
    },
  }) => headOf(eventsPage(month && day ? { month, day } : undefined)),
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
