import { dropStored, dropStoredWhere, readStored, writeStored } from '../storage/safe-storage';

/** Whether somebody was signed in here last: what they will need is fetched before it is known. */
export const EXPECTED_KEY = 'parley.expects-account';
/** Whose records this browser holds: an account's id. */
export const OWNER_KEY = 'parley.owner';

export function isAccountExpected(): boolean {
  return readStored(EXPECTED_KEY) !== null;
}

export function expectAccount(isExpected: boolean): void {
  if (isExpected === isAccountExpected()) return;
  if (isExpected) writeStored(EXPECTED_KEY, 'yes');
  else dropStored(EXPECTED_KEY);
}

/** From now on the records are this account's; another account's go. A visitor's are kept: it was them. */
export function keepRecordsOf(accountId: string): void {
  const owner = readStored(OWNER_KEY);
  if (owner === accountId) return;
  if (owner !== null) dropStoredWhere(isRecord);
  writeStored(OWNER_KEY, accountId);
  expectAccount(true);
}

/** What this browser knows of a person goes: at a logout, and with a deleted account. */
export function forgetPerson(): void {
  dropStoredWhere((key) => isRecord(key) || key === 'anonymousSessionId' || key === 'anonymousState');
}

/** Interactions, drafts, filters and the like are all stored under the house's name. */
function isRecord(key: string): boolean {
  return key.startsWith('parley.');
}
