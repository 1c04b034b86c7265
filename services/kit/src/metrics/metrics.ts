import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, register } from 'prom-client';

export { Counter, Gauge, Histogram } from 'prom-client';

const requestDuration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from the request to the end of the answer',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 30],
});

/** One process may open several services, in tests. */
let isMeasuringProcess = false;

/** Measures every request by its route pattern, and the process itself. */
export function measureRequests(server: FastifyInstance, service: string): void {
  register.setDefaultLabels({ service });
  if (!isMeasuringProcess) collectDefaultMetrics();
  isMeasuringProcess = true;
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    requestDuration.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
}

/** `/metrics` on the service's own port; only for services that the public cannot reach. */
export function registerMetricsRoute(server: FastifyInstance): void {
  server.get('/metrics', async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  );
}

/** `/metrics` on a port of its own. Resolves with a function that closes it. */
export async function serveMetrics(host: string, port: number): Promise<() => void> {
  const server = createServer((_request, response) => {
    void register.metrics().then((text) => {
      response.setHeader('content-type', register.contentType).end(text);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return () => server.close();
}
