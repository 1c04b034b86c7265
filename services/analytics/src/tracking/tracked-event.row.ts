import type { EventData } from '@parley/contracts/analytics/event-data';
import type { TrackedEventType } from '@parley/contracts/analytics/track';

export interface TrackedEventRow {
  id: string;
  occurredAt: Date;
  type: TrackedEventType;
  page: string;
  sessionId: string;
  domain: string;
  country: string;
  elementId: string | null;
  elementText: string | null;
  seconds: number | null;
  depth: number | null;
  data: EventData | null;
}
