import type { QueryClient } from '@tanstack/react-query';
import {
  characterFacetsQuery,
  collectionCharactersQuery,
  discoverPoolQuery,
  featuredCharactersQuery,
  recentCharactersQuery,
} from '../../../shared/api/queries/characters';
import { collectionsQuery } from '../../../shared/api/queries/collections';
import { eventsTodayQuery } from '../../../shared/api/queries/events';
import { whenIdle } from '../../../shared/when-idle';

/** What the page has read before the service worker was there to keep it. */
const KEPT_KINDS =
  /^\/(api\/(characters|collections|events|chat\/sessions|auth\/user)|media\/|assets\/.*\.woff2)/;

interface SavingNavigator extends Navigator {
  connection?: { saveData?: boolean };
}

/**
 * On the first visit the service worker comes after the page. Once it is there, what was shown is read
 * again (mostly out of the browser's own cache), and, unless the visitor saves data, the catalog's main
 * parts once, one at a time, so that Explore, Discover and Collections open with no network.
 */
export async function warmUp(queryClient: QueryClient): Promise<void> {
  const { connection } = navigator as SavingNavigator;
  await idle();
  const paths = new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && KEPT_KINDS.test(pathname))
      .map(({ pathname, search }) => pathname + search)
      .filter((path) => !/\/stream(\?|$)/.test(path)),
  );
  for (const path of paths) await readToEnd(path).catch(() => undefined);
  if (connection?.saveData) return;
  for (const part of mainParts()) {
    await idle();
    await queryClient.prefetchQuery(part as never);
  }
  const collections = await queryClient.ensureQueryData(collectionsQuery()).catch(() => []);
  const first = collections.find(({ characterCount }) => characterCount > 0);
  if (first) await queryClient.prefetchQuery(collectionCharactersQuery(first.id));
}

const mainParts = () => [
  featuredCharactersQuery(),
  recentCharactersQuery(),
  eventsTodayQuery(),
  discoverPoolQuery(),
  characterFacetsQuery(),
];

/** An answer that nobody reads stays under way for the browser, and holds a connection. */
async function readToEnd(path: string): Promise<void> {
  await (await fetch(path, { credentials: 'include' })).arrayBuffer();
}

function idle(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve));
}
