/** The screen that an address opens, as far as its head depends on it. */
export type Screen =
  | { kind: 'landing' }
  | { kind: 'discover' }
  | { kind: 'collections'; collectionId: number | null }
  | { kind: 'events'; day: { month: number; day: number } | null }
  | { kind: 'event'; id: number }
  | { kind: 'character'; slug: string }
  /** Of use to nobody who searches. */
  | { kind: 'private' }
  /** Somebody's own: the profile, which tells who is signed out to sign in. */
  | { kind: 'personal' }
  /** "/admin registered for signed-in users": for everybody else it is any other path. */
  | { kind: 'signed-in' }
  /** The page itself, as an installed app keeps it for every screen. */
  | { kind: 'shell' }
  /** "any other path": the not-found page. */
  | { kind: 'unknown' };

const MAX_ID = 2_147_483_647;
const UNKNOWN: Screen = { kind: 'unknown' };

/** Judges a decoded path without its first slash; a slash at its end changes nothing. */
export function screenOf(path: string, query: Record<string, unknown>): Screen {
  const [first = '', second, ...rest] = path.replace(/\/$/, '').split('/');
  if (first === 'admin') return { kind: 'signed-in' };
  if (rest.length > 0) return UNKNOWN;
  return second === undefined ? singleScreen(first, query) : screenOfOne(first, second);
}

function singleScreen(name: string, query: Record<string, unknown>): Screen {
  switch (name) {
    case '':
      return { kind: 'landing' };
    case 'discover':
      return { kind: 'discover' };
    case 'collections':
      return { kind: 'collections', collectionId: numberIn(query['collection'], MAX_ID) };
    case 'events':
      return { kind: 'events', day: dayIn(query) };
    case 'profile':
      return { kind: 'personal' };
    case 'pwa-test':
      return { kind: 'private' };
    case 'index.html':
      return { kind: 'shell' };
    default:
      return UNKNOWN;
  }
}

function screenOfOne(name: string, key: string): Screen {
  switch (name) {
    case 'event':
    case 'events': {
      const id = numberIn(key, MAX_ID);
      return id === null ? UNKNOWN : { kind: 'event', id };
    }
    case 'talk-to':
      return { kind: 'character', slug: key };
    case 'chat':
      return { kind: 'private' };
    default:
      return UNKNOWN;
  }
}

function dayIn({ month, day }: Record<string, unknown>): { month: number; day: number } | null {
  const [inMonth, onDay] = [numberIn(month, 12), numberIn(day, 31)];
  return inMonth === null || onDay === null ? null : { month: inMonth, day: onDay };
}

/** The number if the text is one from 1 to `max`, written as a number is. */
function numberIn(text: unknown, max: number): number | null {
  const number = typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= max ? number : null;
}
