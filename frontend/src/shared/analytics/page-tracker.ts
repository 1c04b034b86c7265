import type { TrackedEventType } from '@parley/contracts/analytics/track';
import { isAdminPage, trackedPage } from '@parley/contracts/analytics/tracked-page';

/** "Time on page reported only over 5 s." */
const SHORTEST_MS = 5_000;
/** The server takes no more for one look; a laptop may have slept over it. */
const LONGEST_MS = 86_400_000;
/** "Scroll depth at multiples of 25 percent." */
const DEPTH_STEP = 25;
/** Pixels that rounding may hold back from the end. */
const END_PERCENT = 99.5;

export interface Clicked {
  elementId?: string;
  elementText?: string;
}

/** What is told of a page. */
export interface PageEvent extends Clicked {
  eventType: TrackedEventType;
  page: string;
  data?: { seconds: number } | { depth: number };
}

export interface TrackerPorts {
  send: (event: PageEvent) => void;
  /** Milliseconds on a clock that only goes forward. */
  now: () => number;
}

/** Which page is looked at, for how long, and how far down. Knows neither the DOM nor the network. */
export class PageTracker {
  /** Null on pages that are not tracked. */
  private page: string | null = null;
  private depth = 0;
  private lookedMs = 0;
  /** Null while the tab is hidden. */
  private lookingSince: number | null = null;

  constructor(private readonly ports: TrackerPorts) {}

  /** The path has become this; from one chat to another is no other page. */
  enter(path: string, since = this.ports.now()): void {
    const page = isAdminPage(path) ? null : trackedPage(path);
    if (page === this.page) return;
    this.tellTime();
    this.page = page;
    this.depth = 0;
    this.lookedMs = 0;
    this.lookingSince = since;
    this.tell({ eventType: 'page_view' });
  }

  /** The tab is hidden, or the page is left for good. */
  hide(): void {
    this.tellTime();
    this.lookingSince = null;
  }

  show(): void {
    this.lookingSince ??= this.ports.now();
  }

  click(clicked: Clicked): void {
    this.tell({ eventType: 'click', ...clicked });
  }

  /** @param percent of the way from the top of the page to its end */
  scrollTo(percent: number): void {
    const reached = percent >= END_PERCENT ? 100 : Math.floor(percent / DEPTH_STEP) * DEPTH_STEP;
    if (reached <= this.depth) return;
    this.depth = reached;
    this.tell({ eventType: 'scroll_depth', data: { depth: reached } });
  }

  /** What was too short to be told is added to the next look at the same page. */
  private tellTime(): void {
    if (this.lookingSince === null) return;
    const now = this.ports.now();
    this.lookedMs += now - this.lookingSince;
    this.lookingSince = now;
    if (this.lookedMs <= SHORTEST_MS) return;
    const seconds = Math.round(Math.min(this.lookedMs, LONGEST_MS) / 100) / 10;
    this.tell({ eventType: 'time_on_page', data: { seconds } });
    this.lookedMs = 0;
  }

  private tell(event: Omit<PageEvent, 'page'>): void {
    if (this.page !== null) this.ports.send({ ...event, page: this.page });
  }
}
