import type { TrackRequest } from '@parley/contracts/analytics/track';
import { analyticsSessionId } from './analytics-session';
import type { PageEvent } from './page-tracker';

let hasComplained = false;

/** Sends an event, also while the page is being left. "Analytics errors are only logged", and once. */
export function sendEvent(event: PageEvent): void {
  const body: TrackRequest = { ...event, sessionId: analyticsSessionId(), domain: location.hostname };
  deliver(JSON.stringify(body)).catch(complain);
}

async function deliver(body: string): Promise<void> {
  const response = await fetch('/api/analytics/track', {
    method: 'POST',
    credentials: 'include',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  // An answer that nobody reads keeps its connection.
  await response.text();
  if (!response.ok) throw new Error(`status ${response.status}`);
}

function complain(reason: unknown): void {
  if (hasComplained) return;
  hasComplained = true;
  console.debug('Analytics:', reason);
}
