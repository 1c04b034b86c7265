/** A row of `accounts`: what identity knows about a person. */
export interface AccountRow {
  /** The subject that clients see. */
  id: string;
  /** In lower case. */
  email: string;
  /** True only for the operator's own account: signing up verifies nothing. */
  emailVerified: boolean;
  passwordHash: string;
  firstName: string | null;
  lastName: string | null;
}

export type NewAccount = Omit<AccountRow, 'id'>;
