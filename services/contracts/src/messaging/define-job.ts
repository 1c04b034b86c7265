import type { PayloadClass } from './define-event.js';

/** An order that one service gives to its own worker: attempts, backoff, one processor. */
export interface JobDefinition<T extends object = object> {
  /** `service.verb-object`, unique. */
  readonly name: string;
  /** The service whose worker runs it. */
  readonly owner: string;
  readonly payload: PayloadClass<T>;
  readonly attempts: number;
  /** Delay before the second attempt; it doubles with each further one. */
  readonly backoffMs: number;
  /** Jobs of this name that one worker runs at the same time. */
  readonly concurrency: number;
}

export function defineJob<T extends object>(
  name: string,
  payload: PayloadClass<T>,
  options: { owner: string; attempts: number; backoffMs: number; concurrency: number },
): JobDefinition<T> {
  return { name, payload, ...options };
}
