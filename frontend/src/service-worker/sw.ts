/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core/clientsClaim.js';
import { cleanupOutdatedCaches } from 'workbox-precaching/cleanupOutdatedCaches.js';
import { createHandlerBoundToURL } from 'workbox-precaching/createHandlerBoundToURL.js';
import { precacheAndRoute } from 'workbox-precaching/precacheAndRoute.js';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { NavigationRoute } from 'workbox-routing/NavigationRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import type { WorkerMessage } from '../shared/offline/worker-messages';
import { PersonalAnswers } from './personal-answers';
import { personalReadOf, type Purge, purgeOf } from './personal-reads.rules';
import { registerPublicRoutes } from './public-routes';
import { bypassWorker } from './static-routes';

declare const self: ServiceWorkerGlobalScope & { PRECACHED_FILES: (PrecacheEntry | string)[] };

/** What is a service's or a file's is never the app's page. */
const NO_SCREENS = [/^\/(api|graphql|graphiql|oidc|media|docs)([/?]|$)/, /^[^?]*\.[^/?]+(\?|$)/];

const personal = new PersonalAnswers({
  caches: self.caches,
  fetch: (request) => fetch(request),
  now: () => Date.now(),
  origin: self.location.origin,
});

// First, so that a purge is seen whatever the routes below make of the request.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const purge = url.origin === self.location.origin ? purgeOf(request.method, url, navigator.onLine) : null;
  if (purge?.kind === 'everything') event.waitUntil(personal.purge());
  if (purge?.kind === 'anonymous') event.waitUntil(personal.forgetAnonymous());
  if (purge?.kind === 'session') event.respondWith(passDeletion(request, purge));
});

/** What could not be deleted is kept; what was is gone before the page hears of it. */
async function passDeletion(
  request: Request,
  { sessionId }: Extract<Purge, { kind: 'session' }>,
): Promise<Response> {
  const response = await fetch(request);
  if (response.ok || response.status === 404) await personal.forgetSession(sessionId);
  return response;
}

// The shell: a screen opens from here at once, online too. Its files belong together, and a new version
// is offered, never mixed in; what the server writes into a page's head is for readers without a worker.
precacheAndRoute(self.PRECACHED_FILES, { ignoreURLParametersMatching: [/.*/] });
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NO_SCREENS }));

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && personalReadOf(url),
  ({ request, url, event }) =>
    personal.answer(request, personalReadOf(url)!, (work) => event.waitUntil(work.catch(() => undefined))),
);
registerPublicRoutes();

self.addEventListener('install', (event) => event.waitUntil(bypassWorker(event)));
self.addEventListener('activate', (event) => event.waitUntil(personal.sweep()));
// The first visit, too, is to be readable afterwards.
clientsClaim();
self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message.type === 'KEEP_ANSWERS') event.waitUntil(personal.keep(message.ownerId, message.answers));
});
