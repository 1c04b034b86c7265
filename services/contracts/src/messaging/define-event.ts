/** A class whose instances are validated with class-validator when sent and when received. */
export type PayloadClass<T extends object = object> = new () => T;

/**
 * A fact that one service states and others act on. The definition names every consumer, so that
 * the relay knows the queues to fill and a service can tell at start whether it handles its own.
 */
export interface EventDefinition<T extends object = object> {
  /** `service.fact-in-the-past`, unique. */
  readonly name: string;
  readonly payload: PayloadClass<T>;
  /** Names of the services that act on it; each gets it at least once and applies it once. */
  readonly consumers: readonly string[];
}

export function defineEvent<T extends object>(
  name: string,
  payload: PayloadClass<T>,
  options: { consumers: readonly string[] },
): EventDefinition<T> {
  return { name, payload, consumers: options.consumers };
}
