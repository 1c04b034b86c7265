import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { BODY_MAX_BYTES } from '@parley/contracts/text/limits';
import type { FastifyInstance } from 'fastify';
import type { ServiceEnv } from '../config/service-env.js';
import { registerHealthRoutes } from '../health/health.routes.js';
import { Readiness, ReadinessModule } from '../health/readiness.js';
import { ErrorFilter } from '../http/error.filter.js';
import { acceptOnlyJson } from '../http/json-body.js';
import { trackRequests } from '../http/request-id.js';
import { answerUnroutable } from '../http/unroutable.js';
import { createValidationPipe } from '../http/validation.pipe.js';
import { LogModule } from '../log/log.module.js';
import { createLogger, NestLogger, type Logger } from '../log/logger.js';
import { measureRequests, registerMetricsRoute, serveMetrics } from '../metrics/metrics.js';
import { drainOnSignal } from './drain.js';
import { Draining, DrainingModule } from './draining.js';

export interface ServiceDefinition {
  /** The name in logs and metrics. */
  name: string;
  env: ServiceEnv;
  module: Type | DynamicModule;
  /** True for the one service that the public reaches: no metrics on its port, no inbound request ids. */
  isPublic?: boolean;
  bodyLimitBytes?: number;
  /** Proxy addresses whose forwarding headers are believed. */
  trustProxy?: string[];
  /** Registers what must be there before the routes. */
  configure?: (app: NestFastifyApplication) => Promise<void>;
}

export interface RunningService {
  app: NestFastifyApplication;
  /** `http://host:port` with the real port. */
  url: string;
  close: () => Promise<void>;
}

/** Starts a service for good: listens, drains on SIGTERM and SIGINT, ends the process on a fatal error. */
export async function startService(definition: ServiceDefinition): Promise<void> {
  const logger = createLogger(definition.name, definition.env.LOG_LEVEL);
  try {
    const service = await openService(definition, logger);
    drainOnSignal(service, definition.env.DRAIN_MS, logger);
    logger.info({ url: service.url }, 'listening');
  } catch (error) {
    logger.fatal({ err: error }, 'could not start');
    logger.flush();
    setTimeout(() => process.exit(1), 100);
  }
}

/** Builds and opens a service without touching the process: for {@link startService} and tests. */
export async function openService(definition: ServiceDefinition, logger: Logger): Promise<RunningService> {
  const root = {
    module: class Root {},
    imports: [LogModule.forRoot(logger), ReadinessModule, DrainingModule, definition.module],
    providers: [ErrorFilter],
  } satisfies DynamicModule;
  const adapter = new FastifyAdapter({
    bodyLimit: definition.bodyLimitBytes ?? BODY_MAX_BYTES,
    trustProxy: definition.trustProxy ?? false,
    forceCloseConnections: 'idle',
    // While draining, requests on open connections are answered; what must not begin says so itself.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerUnroutable,
  });
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    logger: new NestLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
  try {
    return await listen(app, adapter, definition);
  } catch (error) {
    // What was opened on the way must not keep the process, or a test, alive.
    await app.close().catch(() => undefined);
    throw error;
  }
}

/** Of the drain time, for running requests; the rest is for closing. */
const GRACE_SHARE = 0.85;
const IDLE_MS = 200;

async function listen(
  app: NestFastifyApplication,
  adapter: FastifyAdapter,
  { name, env, isPublic = false, configure }: ServiceDefinition,
): Promise<RunningService> {
  const server = adapter.getInstance() as unknown as FastifyInstance;
  acceptOnlyJson(server);
  trackRequests(server, { trustInbound: !isPublic });
  measureRequests(server, name);
  registerHealthRoutes(server, app.get(Readiness));
  if (!isPublic) registerMetricsRoute(server);
  app.useGlobalPipes(createValidationPipe());
  app.useGlobalFilters(app.get(ErrorFilter));
  await configure?.(app);
  await app.listen({ host: env.HOST, port: env.PORT });
  const closeMetrics = env.METRICS_PORT ? await serveMetrics(env.HOST, env.METRICS_PORT) : undefined;
  return {
    app,
    url: await app.getUrl(),
    close: async () => {
      closeMetrics?.();
      const grace = sleep(env.DRAIN_MS * GRACE_SHARE, undefined, { ref: false });
      // No new connections; those that stay open without a request are closed as they fall idle.
      const closed = server.close();
      const closingIdle = setInterval(() => server.server.closeIdleConnections(), IDLE_MS);
      await Promise.race([
        app
          .get(Draining)
          .run()
          .then(() => closed),
        grace,
      ]);
      clearInterval(closingIdle);
      // Who still holds a connection resumes elsewhere; what is left must end in an orderly way too.
      server.server.closeAllConnections();
      await app.close();
    },
  };
}
