/** Over a limit; the page says for how long. */
export class TooManyAttempts extends Error {
  constructor(readonly retryAfterMs: number) {
    super('too many attempts');
  }
}

/** The sign-in that a page belongs to is over, was another browser's, or never was. */
export class InteractionGone extends Error {
  constructor() {
    super('no such sign-in');
  }
}
