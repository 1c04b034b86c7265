/** Why nobody was signed in, as far as it makes a difference to the person. */
export const SIGN_IN_FAILURES = {
  denied: {
    status: 403,
    title: 'You are not signed in',
    text: 'Signing in was cancelled, so nothing has changed.',
  },
  stale: {
    status: 400,
    title: 'This sign-in is no longer open',
    text: 'It was finished before, took longer than ten minutes, or was begun in another browser.',
  },
  refused: {
    status: 400,
    title: 'Signing in did not work',
    text: 'What came back from the sign-in page could not be accepted. Nothing has changed.',
  },
  unavailable: {
    status: 503,
    title: 'Signing in is not possible right now',
    text: 'The sign-in page cannot be reached. You can go on as a visitor; please try again in a moment.',
  },
} as const;

export type SignInFailureKind = keyof typeof SIGN_IN_FAILURES;

/** Ends a sign-in; the person sees the page of its kind, never its cause. */
export class SignInFailure extends Error {
  constructor(
    readonly kind: SignInFailureKind,
    override readonly cause?: unknown,
    readonly returnTo = '/',
  ) {
    super(`sign-in: ${kind}`, { cause });
    this.name = 'SignInFailure';
  }
}
