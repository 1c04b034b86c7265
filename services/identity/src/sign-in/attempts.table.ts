/** How many attempts are let through in a stretch of time. */
export interface AttemptLimit {
  name: string;
  points: number;
  perSeconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Failed sign-ins and sign-ups. A person who has forgotten which password it was meets none of them; a school of
 * thirty behind one address does not, either.
 */
export const ATTEMPT_LIMITS = {
  /** Failures for one account from one address: somebody trying passwords. */
  pair: { name: 'pair', points: 10, perSeconds: 15 * MINUTE },
  /** Failures from one address, whatever the account: somebody trying accounts. */
  address: { name: 'address', points: 100, perSeconds: HOUR },
  /**
   * Failures for one account, wherever from: many machines trying passwords. Addresses that this account has signed in
   * from lately are let through, so that nobody can lock its owner out.
   */
  account: { name: 'account', points: 50, perSeconds: HOUR },
  /** Accounts created from one address. */
  signUp: { name: 'sign-up', points: 120, perSeconds: HOUR },
  /** "There is such an account already", told to one address: what it takes to find out who is here. */
  taken: { name: 'taken', points: 20, perSeconds: HOUR },
} as const satisfies Record<string, AttemptLimit>;

export type AttemptLimitName = keyof typeof ATTEMPT_LIMITS;

/** How long an address counts as one that an account signs in from. */
export const KNOWN_FOR_SECONDS = 30 * 24 * HOUR;
