import { isUuid } from '@parley/contracts/text/well-formed';
import { v4 as uuidv4 } from 'uuid';
import { dropStored, readStored, writeStored } from '../storage/safe-storage';

const ID_KEY = 'anonymousSessionId';
const STATE_KEY = 'anonymousState';

/** What the browser remembers of an anonymous visitor's allowance; the server's word counts. */
export interface AnonymousState {
  messagesRemaining: number;
  sessionId: string;
  /** ISO 8601, UTC. */
  lastUpdated: string;
}

/** The visitor's own id. A missing or malformed one is replaced, which also resets the stored allowance. */
export function anonymousSessionId(): string {
  const stored = readStored(ID_KEY);
  if (isUuid(stored)) return stored;
  const fresh = uuidv4();
  writeStored(ID_KEY, fresh);
  dropStored(STATE_KEY);
  return fresh;
}

/** The id under which the visitor has been here before, or null: none is made. */
export function knownAnonymousSessionId(): string | null {
  const stored = readStored(ID_KEY);
  return isUuid(stored) ? stored : null;
}

/** The id has become an account's: who signs out begins as somebody new. Another id stays. */
export function forgetAnonymousSession(id: string): void {
  if (readStored(ID_KEY) !== id) return;
  dropStored(ID_KEY);
  dropStored(STATE_KEY);
}

/** The remembered allowance, or null when there is none for the present id. */
export function anonymousState(): AnonymousState | null {
  const state = parsedState(readStored(STATE_KEY));
  return state && state.sessionId === anonymousSessionId() ? state : null;
}

/** Remembers what is left; never below 0. */
export function rememberMessagesRemaining(messagesRemaining: number): AnonymousState {
  const state: AnonymousState = {
    messagesRemaining: Math.max(0, messagesRemaining),
    sessionId: anonymousSessionId(),
    lastUpdated: new Date().toISOString(),
  };
  writeStored(STATE_KEY, JSON.stringify(state));
  return state;
}

function parsedState(json: string | null): AnonymousState | null {
  if (json === null) return null;
  try {
    const { messagesRemaining, sessionId, lastUpdated } = JSON.parse(json) as Partial<AnonymousState>;
    if (!Number.isInteger(messagesRemaining) || typeof sessionId !== 'string') return null;
    return { messagesRemaining: messagesRemaining!, sessionId, lastUpdated: String(lastUpdated) };
  } catch {
    return null;
  }
}
