/** A GET whose answer is one person's own and may be read again with no network. */
export interface PersonalRead {
  what: 'user' | 'sessions' | 'session' | 'messages' | 'allowance';
  sessionId: string | null;
  /** Null for what belongs to the signed-in account. */
  anonymousId: string | null;
}

export const USER_PATH = '/api/auth/user';
const CONVERSATION = /^\/api\/chat\/sessions(?:\/([^/]+)(\/messages)?)?$/;

/** Which of the visitor's own reads this is; null for any other address. */
export function personalReadOf({ pathname, searchParams }: URL): PersonalRead | null {
  if (pathname === USER_PATH) return { what: 'user', sessionId: null, anonymousId: null };
  const anonymousId = searchParams.get('anonymousSessionId');
  if (pathname === '/api/anonymous-status') {
    return anonymousId ? { what: 'allowance', sessionId: null, anonymousId } : null;
  }
  const found = CONVERSATION.exec(pathname);
  if (!found) return null;
  const sessionId = found[1] ?? null;
  const what = sessionId === null ? 'sessions' : found[2] ? 'messages' : 'session';
  return { what, sessionId, anonymousId };
}

/** What is no longer to be kept: all that is personal, what a visitor read without an account, or one conversation. */
export type Purge = { kind: 'everything' } | { kind: 'anonymous' } | { kind: 'session'; sessionId: string };

/** Who is at this browser may be someone else afterwards. */
const COMINGS_AND_GOINGS = new Set(['/api/login', '/api/callback', '/api/logout', '/api/auth/logout']);
/** The conversations of an anonymous visitor become an account's. */
const ADOPTION = '/api/chat/adopt';
/** A deleted account leaves nothing behind. */
const ACCOUNT = '/api/user';

/** What a request purges; `isOnline` because a login that goes nowhere changes nobody. */
export function purgeOf(method: string, url: URL, isOnline: boolean): Purge | null {
  const { pathname } = url;
  if (pathname === '/api/login' && !isOnline) return null;
  if (COMINGS_AND_GOINGS.has(pathname)) return { kind: 'everything' };
  if (method === 'POST' && pathname === ADOPTION) return { kind: 'anonymous' };
  if (method !== 'DELETE') return null;
  if (pathname === ACCOUNT) return { kind: 'everything' };
  const sessionId = personalReadOf(url)?.sessionId;
  return sessionId ? { kind: 'session', sessionId } : null;
}

/** What else of a deleted conversation tells of it: its list, and the allowance that a reset restores. */
export function isTouchedBySession({ what, sessionId }: PersonalRead, gone: string): boolean {
  return sessionId === gone || what === 'sessions' || what === 'allowance';
}
