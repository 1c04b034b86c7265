const SECOND_MS = 1_000;
const MINUTE_S = 60;
const HOUR_S = 3_600;

/** "Nh Nm", "Nm Ns" or "Ns"; empty when the time is over. A begun second counts. */
export function countdownText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / SECOND_MS);
  if (seconds <= 0) return '';
  if (seconds >= HOUR_S)
    return `${Math.floor(seconds / HOUR_S)}h ${Math.floor((seconds % HOUR_S) / MINUTE_S)}m`;
  if (seconds >= MINUTE_S) return `${Math.floor(seconds / MINUTE_S)}m ${seconds % MINUTE_S}s`;
  return `${seconds}s`;
}
