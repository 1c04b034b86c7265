import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { refuseCrossSite } from '../access/cross-site.js';
import type { GatewayEnv } from '../env.js';
import { onlyPost } from '../graphql/only-post.js';
import { RateLimits } from '../limits/rate-limits.js';
import { Pages } from '../pages/pages.js';
import { proxyIdentity } from '../sign-in/identity-proxy.js';
import { answerHeaders } from './answer-headers.js';

const COMPRESS_FROM_BYTES = 1_024;
/** A request that takes longer to arrive is kept slow on purpose. */
const ARRIVAL_TIMEOUT_MS = 30_000;

/** What stands before the routes. Event streams and files compressed at build time pass untouched. */
export async function configureEdge(app: NestFastifyApplication, env: GatewayEnv): Promise<void> {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  server.server.requestTimeout = ARRIVAL_TIMEOUT_MS;
  answerHeaders(server.server, env.PUBLIC_URL);
  refuseCrossSite(server, env.PUBLIC_URL);
  onlyPost(server);
  await server.register(cookie);
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: COMPRESS_FROM_BYTES,
    // A compressed request would be measured before it is unpacked: none is taken.
    globalDecompression: false,
  });
  await proxyIdentity(server, env, app.get(RateLimits));
  await app.get(Pages).register(server);
}
