import { screenOf } from '../pages/screen.js';

const HOME = '/';
const MAX_LENGTH = 2_000;
/** Stands for our own origin: whatever leads away from it is not a path of ours. */
const HERE = 'http://parley.invalid';
/** Browsers drop control characters and take a backslash for a slash. */
const TRICKY = /[\p{Cc}\p{Cf}\\]/u;
/** What a person opens that is no screen of the app. */
const OTHER_PAGES = new Set(['graphiql']);

/**
 * Where somebody goes on after signing in: the given address if it is one of our screens, written as a
 * path from the root, else home. Never another site, never a call of the API.
 */
export function returnPath(given: unknown): string {
  if (typeof given !== 'string' || given.length > MAX_LENGTH || !given.startsWith('/')) return HOME;
  if (TRICKY.test(given)) return HOME;
  const url = URL.parse(given, HERE);
  const path = url?.origin === HERE ? decoded(url.pathname) : undefined;
  if (!url || path === undefined || TRICKY.test(path) || path.startsWith('//')) return HOME;
  const isOurs = OTHER_PAGES.has(path.slice(1)) || screenOf(path.slice(1), {}).kind !== 'unknown';
  return isOurs ? url.pathname + url.search + url.hash : HOME;
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
