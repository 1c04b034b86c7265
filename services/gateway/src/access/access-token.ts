import type { IncomingHttpHeaders } from 'node:http';

const BEARER = /^Bearer +(parley_pat_\S*)$/i;

/**
 * The personal access token that a request shows. Any other `Authorization` is none of ours: a proxy
 * before Parley may ask for one of its own.
 */
export function accessTokenOf({ authorization }: IncomingHttpHeaders): string | undefined {
  return authorization === undefined ? undefined : BEARER.exec(authorization)?.[1];
}
