/**
 * Which addresses a browser may be sent to. The client is Parley's own gateway, on the very origin that the browser has
 * asked (or on the one that the operator has named): its callback, and its start page after signing out.
 */
export const isCallback = (origin: string, address: string): boolean => address === `${origin}/api/callback`;

export const isAfterLogout = (origin: string, address: string): boolean => address === `${origin}/`;

/** The origin as browsers write it, or undefined when it is none: default ports and case are no difference. */
export function originOf(protocol: string, host: string): string | undefined {
  const url = URL.parse(`${protocol}://${host}`);
  const isPlain = url && url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  return isPlain ? url.origin : undefined;
}
