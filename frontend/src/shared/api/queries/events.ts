import type { CharacterDto } from '@parley/contracts/catalog/character';
import type { CalendarDayDto, HistoricalEventDto } from '@parley/contracts/catalog/historical-event';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../http';

const FRESH_MS = 2 * 60_000;

/** What happened on this day, by the visitor's own calendar: 2 minutes fresh. */
export function eventsTodayQuery(timeZone = visitorTimeZone()) {
  return queryOptions({
    queryKey: ['/api/events/today', timeZone],
    queryFn: ({ signal }) =>
      requestJson<HistoricalEventDto[]>(`/api/events/today?tz=${encodeURIComponent(timeZone)}`, { signal }),
    staleTime: FRESH_MS,
  });
}

/** What happened on a day of any year: 2 minutes fresh. */
export function eventsOfDayQuery({ month, day }: { month: number; day: number }) {
  return queryOptions({
    queryKey: ['/api/events', { month, day }],
    queryFn: ({ signal }) =>
      requestJson<HistoricalEventDto[]>(`/api/events?month=${month}&day=${day}`, { signal }),
    staleTime: FRESH_MS,
  });
}

/** How many events each day of a month has: 2 minutes fresh. */
export function eventsCalendarQuery(month: number) {
  return queryOptions({
    queryKey: ['/api/events/calendar', month],
    queryFn: ({ signal }) => requestJson<CalendarDayDto[]>(`/api/events/calendar?month=${month}`, { signal }),
    staleTime: FRESH_MS,
  });
}

/** One event: 2 minutes fresh. An unknown id fails with a 404. */
export function eventQuery(eventId: string) {
  return queryOptions({
    queryKey: ['/api/events', eventId],
    queryFn: ({ signal }) =>
      requestJson<HistoricalEventDto>(`/api/events/${encodeURIComponent(eventId)}`, { signal }),
    staleTime: FRESH_MS,
  });
}

/** Those who have to do with an event: 2 minutes fresh. */
export function eventCharactersQuery(eventId: string) {
  return queryOptions({
    queryKey: ['/api/events', eventId, 'characters'],
    queryFn: ({ signal }) =>
      requestJson<CharacterDto[]>(`/api/events/${encodeURIComponent(eventId)}/characters`, { signal }),
    staleTime: FRESH_MS,
  });
}

interface WithTemporal {
  Temporal?: { Now: { timeZoneId(): string } };
}
let timeZone: string | undefined;

/** Asked once, and of Temporal where there is one: making a formatter takes longer than drawing the page. */
function visitorTimeZone(): string {
  const { Temporal } = globalThis as WithTemporal;
  timeZone ??= Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return timeZone || 'UTC';
}
