import { CacheableResponsePlugin } from 'workbox-cacheable-response/CacheableResponsePlugin.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { asKept } from '../shared/offline/kept-answer';
import { isDiscoverPage, isForEver, isPublicRead, publicKeyOf } from './public-reads.rules';

const DAY_SECONDS = 24 * 3_600;
/** After this long the kept catalog is good enough; the fresh one is kept for the next time. */
const PATIENCE_SECONDS = 2;

const only200 = () => new CacheableResponsePlugin({ statuses: [200] });

/** What is the same for everybody: the catalog from the network first, pictures and fonts from here. */
export function registerPublicRoutes(): void {
  const catalog = {
    cacheName: 'parley-catalog',
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }: { request: Request }) => catalogKey(request),
        cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) =>
          cachedResponse && asKept(cachedResponse, Date.parse(cachedResponse.headers.get('date') ?? '') || 0),
      },
      only200(),
      new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * DAY_SECONDS, purgeOnQuotaError: true }),
    ],
  };
  registerRoute(({ url, sameOrigin }) => sameOrigin && isDiscoverPage(url), new NetworkFirst(catalog));
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isPublicRead(url),
    new NetworkFirst({ ...catalog, networkTimeoutSeconds: PATIENCE_SECONDS }),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'),
    new CacheFirst({
      cacheName: 'parley-pictures',
      plugins: [
        only200(),
        { cacheWillUpdate: async ({ response }) => (isForEver(response.headers) ? response : null) },
        new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 60 * DAY_SECONDS, purgeOnQuotaError: true }),
      ],
    }),
  );
  // The letters of rarer scripts; those that every page needs are precached.
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.*\.woff2$/.test(url.pathname),
    new CacheFirst({
      cacheName: 'parley-fonts',
      plugins: [only200(), new ExpirationPlugin({ maxEntries: 20, purgeOnQuotaError: true })],
    }),
  );
}

function catalogKey(request: Request): string {
  return publicKeyOf(new URL(request.url), new Date());
}
