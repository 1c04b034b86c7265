import type { FastifyRequest } from 'fastify';
import type { GatewayEnv } from '../env.js';

const NOWHERE = 'http://localhost';

/**
 * Where the public finds Parley: as the operator says, else the host that was asked. That is the one
 * a proxy names only where the proxy is trusted, and never more than scheme, host and port.
 */
export function publicOrigin(env: GatewayEnv, { protocol, host }: FastifyRequest): string {
  if (env.PUBLIC_URL) return new URL(env.PUBLIC_URL).origin;
  return URL.parse(`${protocol}://${host}`)?.origin ?? NOWHERE;
}
