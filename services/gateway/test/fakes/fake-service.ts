import type { CallDefinition } from '@parley/contracts/http/define-call';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';

/** What a fake was asked. */
interface SeenCall {
  name: string;
  /** Path and query as they came. */
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

export type FakeHandler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** A stand-in for one internal service: every call of its contract has a handler that a test may replace. */
export interface FakeService<Name extends string> {
  url: string;
  seen: SeenCall[];
  /** Replaces a handler until {@link FakeService.reset}. */
  handle: (name: Name, handler: FakeHandler) => void;
  /** Forgets what was seen and replaced. */
  reset: () => void;
  close: () => Promise<void>;
}

export async function openFakeService<Name extends string>(
  calls: Record<Name, CallDefinition>,
  handlers: Record<Name, FakeHandler>,
): Promise<FakeService<Name>> {
  const server = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 500 } });
  const seen: SeenCall[] = [];
  let current = { ...handlers };
  for (const name of Object.keys(calls) as Name[]) {
    const { method, path } = calls[name];
    server.route({
      method,
      url: path,
      handler: (request, reply) => {
        seen.push({ name, url: request.url, headers: request.headers, body: request.body });
        return current[name](request, reply);
      },
    });
  }
  server.setNotFoundHandler((_request, reply) => reply.status(404).send({ message: 'Not found' }));
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    seen,
    handle: (name, handler) => {
      current[name] = handler;
    },
    reset: () => {
      seen.length = 0;
      current = { ...handlers };
    },
    close: () => server.close(),
  };
}

/** Answers a status with a message, as services do. */
export const refuse =
  (status: number, body: object, headers: Record<string, string> = {}): FakeHandler =>
  (_request, reply) =>
    reply.status(status).headers(headers).send(body);
