import type { CustomFetch } from 'openid-client';

/**
 * Calls to an issuer that stands behind this gateway. They go straight to it, by the same paths: its public
 * address may be one that only browsers can reach. It is told that address, and so names it.
 */
export function fetchBehind(identityUrl: string, issuer: string): CustomFetch {
  const { protocol, host } = new URL(issuer);
  return (address, { body, ...options }) => {
    const { pathname, search } = new URL(address);
    return fetch(new URL(pathname + search, identityUrl), {
      ...options,
      ...(body ? { body: body as RequestInit['body'] } : {}),
      headers: {
        ...options.headers,
        'x-forwarded-proto': protocol.slice(0, -1),
        'x-forwarded-host': host,
      },
    });
  };
}
