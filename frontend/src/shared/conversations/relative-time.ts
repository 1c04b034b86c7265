const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** "Just now" within the hour, "5h ago" within the day, then "3d ago". Both times in epoch milliseconds. */
export function relativeTime(at: number, now: number): string {
  const ago = now - at;
  if (ago < HOUR_MS) return 'Just now';
  return ago < DAY_MS ? `${Math.floor(ago / HOUR_MS)}h ago` : `${Math.floor(ago / DAY_MS)}d ago`;
}
