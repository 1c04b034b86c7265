import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.js';

/** `/api/health/live`: the process answers. `/api/health/ready`: it can also serve. */
export function registerHealthRoutes(server: FastifyInstance, readiness: Readiness): void {
  server.get('/api/health/live', () => ({ status: 'ok' }));
  server.get('/api/health/ready', async (_request, reply) => {
    const failing = await readiness.failing();
    if (failing.length === 0) return { status: 'ok' };
    return reply.status(503).send({ message: 'Not ready', failing });
  });
}
