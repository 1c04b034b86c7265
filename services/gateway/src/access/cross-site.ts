import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accessErrors } from './access.errors.js';
import { accessTokenOf } from './access-token.js';

/** Methods that change nothing. */
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Where access tokens are taken, and cookies then are not. */
const API = /^\/(api\/|graphql$)/;

export interface RequestOrigin {
  /** `Sec-Fetch-Site`: what the browser itself says of who started the request. */
  site: string | string[] | undefined;
  /** `Origin`, for browsers that do not say so. */
  origin: string | undefined;
  /** The host that the request was sent to, with its port. */
  host: string;
}

/**
 * Whether another site had this request sent. A request with neither header does not come from a
 * browser, and so carries nobody's cookies but its own.
 */
export function isCrossSite(
  { site, origin, host }: RequestOrigin,
  publicOrigin: string | undefined,
): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  return origin !== publicOrigin && URL.parse(origin)?.host !== host;
}

/**
 * Refuses what other sites send to change something: REST writes, and all of GraphQL, which is POST. Not
 * what shows an access token: another site knows none, and could not send the header unasked.
 */
export function refuseCrossSite(server: FastifyInstance, publicUrl: string | undefined): void {
  const publicOrigin = publicUrl && new URL(publicUrl).origin;
  server.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.has(request.method) || showsAccessToken(request)) return done();
    const { 'sec-fetch-site': site, origin } = request.headers;
    if (isCrossSite({ site, origin, host: request.host }, publicOrigin))
      return done(accessErrors.crossSite());
    done();
  });
}

function showsAccessToken({ headers, routeOptions }: FastifyRequest): boolean {
  return accessTokenOf(headers) !== undefined && API.test(routeOptions.url ?? '');
}
