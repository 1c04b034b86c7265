const FIRST_DELAY_MS = 1_000;
const READ_DELAY_CAP_MS = 30_000;
const WRITE_DELAY_CAP_MS = 10_000;

/** "Read retry: none if the message contains 401, 403 or 404, else up to 3 retries." */
export function shouldRetryRead(failureCount: number, error: Error): boolean {
  return !/401|403|404/.test(error.message) && failureCount < 3;
}

/** "Write retry: none if the message contains the digit 4, else up to 2 retries." */
export function shouldRetryWrite(failureCount: number, error: Error): boolean {
  return !error.message.includes('4') && failureCount < 2;
}

/** Doubles from one second up to 30 seconds; `attempt` counts from 0. */
export function readRetryDelayMs(attempt: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** attempt, READ_DELAY_CAP_MS);
}

/** Doubles from one second up to 10 seconds; `attempt` counts from 0. */
export function writeRetryDelayMs(attempt: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** attempt, WRITE_DELAY_CAP_MS);
}
