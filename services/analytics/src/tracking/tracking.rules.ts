import type { TrackedEvent } from '@parley/contracts/analytics/tracked-event';
import { isAdminPage, trackedPage } from '@parley/contracts/analytics/tracked-page';
import type { StreamFact } from '@parley/kit/streams/stream-entry';
import { createIsbotFromList, isbotPatterns, list } from 'isbot';
import type { TrackedEventRow } from './tracked-event.row.js';

/**
 * Browsers without a window and plain HTTP clients: whoever checks a site visits it with these, and what
 * they did is wanted in the figures. A known bot is one that says it is.
 */
const NO_BOTS = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/150.0.0.0 Safari/537.36',
  'node',
  'undici',
  'curl/8.1.0',
];
const NOT_OF_BOTS = new Set(NO_BOTS.flatMap((userAgent) => isbotPatterns(userAgent)));
const isKnownBot = createIsbotFromList(list.filter((pattern) => !NOT_OF_BOTS.has(pattern)));

/** "Pages under /admin and known bots are dropped on the server too." */
export function isCounted({ page, userAgent }: TrackedEvent): boolean {
  return !isAdminPage(page) && !isKnownBot(userAgent);
}

/** The row of an event: the page folded, whatever the client did, and no user agent. */
export function rowOf({ id, occurredAt, payload }: StreamFact<TrackedEvent>): TrackedEventRow {
  const { eventType: type, page, sessionId, domain, country, elementId, elementText, data } = payload;
  return {
    id,
    occurredAt,
    type,
    page: trackedPage(page),
    sessionId,
    domain: domain.toLowerCase(),
    country,
    elementId: elementId || null,
    elementText: elementText || null,
    seconds: type === 'time_on_page' ? numberIn(data?.['seconds']) : null,
    depth: type === 'scroll_depth' ? numberIn(data?.['depth']) : null,
    data: data ?? null,
  };
}

function numberIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
