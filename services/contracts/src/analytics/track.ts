import { IsIn, IsOptional, Matches } from 'class-validator';
import { TRACKED_TEXT_MAX_LENGTH } from '../text/limits.js';
import { type EventData, IsEventData } from './event-data.js';

export const TRACKED_EVENT_TYPES = ['page_view', 'click', 'time_on_page', 'scroll_depth'] as const;
export type TrackedEventType = (typeof TRACKED_EVENT_TYPES)[number];

// Lengths by pattern: MaxLength does not count characters that are not seen, and so bounds nothing.
const PATH = /^\/.{0,511}$/su;
const SESSION_ID = /^[\w.:-]{1,64}$/;
const HOST = /^[\w.:[\]-]{1,253}$/;
const ELEMENT_ID = /^.{0,128}$/su;
const ELEMENT_TEXT = new RegExp(`^.{0,${TRACKED_TEXT_MAX_LENGTH}}$`, 'su');

/** `POST /api/analytics/track`. */
export class TrackRequest {
  @IsIn(TRACKED_EVENT_TYPES) eventType: TrackedEventType;
  /** The path of the page. */
  @Matches(PATH, { message: 'page must be a path of at most 512 characters' }) page: string;
  /** The analytics session: as long as the browser's tab. */
  @Matches(SESSION_ID, { message: 'sessionId must be 1 to 64 letters, digits and hyphens' })
  sessionId: string;
  /** The host name under which the page was reached. */
  @Matches(HOST, { message: 'domain must be a host name' }) domain: string;
  /** Of a click: what was clicked. */
  @IsOptional()
  @Matches(ELEMENT_ID, { message: 'elementId must be a text of at most 128 characters' })
  elementId?: string | null;
  @IsOptional()
  @Matches(ELEMENT_TEXT, {
    message: `elementText must be a text of at most ${TRACKED_TEXT_MAX_LENGTH} characters`,
  })
  elementText?: string | null;
  /** `seconds` of time_on_page, `depth` (percent) of scroll_depth, and whatever else is worth keeping. */
  @IsOptional() @IsEventData() data?: EventData | null;
}

/** Taken, not yet counted: bots and pages of the administration never are. */
export interface TrackAnswer {
  ok: true;
}
