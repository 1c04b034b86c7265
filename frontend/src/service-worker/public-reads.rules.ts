const CATALOG = /^\/api\/(characters|collections|events)(\/|$)/;

/** GETs of the catalog, the same for everybody. */
export function isPublicRead({ pathname }: URL): boolean {
  return CATALOG.test(pathname);
}

/** The pages of Discover differ by visit: another visit's are only good where there is no network. */
export function isDiscoverPage({ pathname }: URL): boolean {
  return pathname === '/api/characters/discover';
}

/**
 * Under which address an answer is kept. "Today" is kept by its date, so that nobody is told tomorrow
 * what happened today; a page of Discover without the visit's seed, so that the next visit finds it.
 */
export function publicKeyOf(url: URL, now: Date): string {
  const key = new URL(url);
  key.searchParams.delete('sessionSeed');
  if (url.pathname === '/api/events/today') {
    key.searchParams.set('on', `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`);
  }
  return key.href;
}

/** Whether an answer says of itself that it never changes. */
export function isForEver(headers: Headers): boolean {
  return /\bimmutable\b/.test(headers.get('cache-control') ?? '');
}
