import type { FastifyInstance } from 'fastify';
import { MOUNT } from '../provider/mount.js';

/** As the gateway's own; set on the raw answer, because the provider writes to that. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

export function pageHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(`${MOUNT}/`)) {
      for (const [name, value] of Object.entries(HEADERS)) reply.raw.setHeader(name, value);
    }
    done();
  });
}
