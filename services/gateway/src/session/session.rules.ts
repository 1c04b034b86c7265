const DAY_MS = 24 * 3_600_000;
/** "idle 7 days, absolute 30". */
const IDLE_MS = 7 * DAY_MS;
export const SESSION_MAX_MS = 30 * DAY_MS;
/** Being seen is written down at most so often. */
const TOUCH_AFTER_MS = 60_000;

/** What is kept of somebody who is signed in. All times in milliseconds as `Date.now()` counts. */
export interface Session {
  accountId: string;
  /** Where they signed in, and the ID token by which that provider knows whom to sign out. */
  issuer: string;
  idToken: string;
  createdAt: number;
  seenAt: number;
}

/** When the session ends if nothing more is heard of it. */
export function endOf({ createdAt, seenAt }: Session): number {
  return Math.min(seenAt + IDLE_MS, createdAt + SESSION_MAX_MS);
}

export function isDue({ seenAt }: Session, now: number): boolean {
  return now - seenAt >= TOUCH_AFTER_MS;
}
