import type { HistoricalEventDto } from '@parley/contracts/catalog/historical-event';
import { dateText, yearText } from '@parley/contracts/text/history-dates';
import { Link } from '@tanstack/react-router';
import { Card } from '../../shared/ui/card';

/** An event's slip: the year large, the title, the first lines. The whole slip is the link. */
export function TodayEvent({ event }: { event: HistoricalEventDto }) {
  return (
    <Card isLively className="flex h-full flex-col p-6">
      <p aria-hidden className="tabular font-display text-headline text-accent">
        {yearText(event.year)}
      </p>
      <h3 className="mt-2 text-name font-semibold">
        <Link
          to="/events/$eventId"
          params={{ eventId: String(event.id) }}
          className="after:absolute after:inset-0 after:rounded-lg hover:text-accent"
        >
          {event.title}
        </Link>
      </h3>
      <p className="mt-2 line-clamp-3 font-reading text-base text-ink-soft">{event.description}</p>
      <p className="tabular mt-auto pt-4 text-xs text-ink-faint">{dateText(event)}</p>
    </Card>
  );
}
