import type { PayloadClass } from './define-event.js';

/**
 * Very many small facts from one service to another, kept in Redis alone: nobody's money or words hang on
 * one of them. Each is appended with one command and consumed at least once, by whichever replica
 * takes it; its id lets the consumer apply it once.
 */
export interface StreamDefinition<T extends object = object> {
  /** `service.noun`, unique; the service that consumes it. */
  readonly name: string;
  readonly payload: PayloadClass<T>;
  /** About as many are kept while nobody consumes them; then the oldest give way. */
  readonly maxEntries: number;
}

export function defineStream<T extends object>(
  name: string,
  payload: PayloadClass<T>,
  options: { maxEntries: number },
): StreamDefinition<T> {
  return { name, payload, ...options };
}
