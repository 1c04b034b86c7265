import type { Readable } from 'node:stream';
import { CALLER_HEADERS } from '@parley/contracts/http/caller-headers';
import type { CallDefinition } from '@parley/contracts/http/define-call';
import { Agent, type Dispatcher, errors, interceptors } from 'undici';
import { currentRequestId } from '../context/request-context.js';
import { commonErrors, ServiceError } from './service-error.js';

export interface CallOptions {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  headers?: Record<string, string | undefined>;
  /** Milliseconds until the answer's headers and between its bytes; default 10,000. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

export interface CallAnswer<Body> {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Body;
}

const CONNECT_TIMEOUT_MS = 2_000;
const DEFAULT_TIMEOUT_MS = 10_000;
/** A streamed reply holds a connection for as long as it runs: thousands may be open at the same time. */
const CONNECTIONS = 8_192;

/**
 * Calls one service of the private network: keep-alive connections, timeouts, one further try of a
 * read whose connection broke, the request id passed on, errors mapped to {@link ServiceError}.
 */
export class InternalClient {
  private readonly agent: Agent;
  private readonly retrying: Dispatcher;
  private readonly baseUrl: string;

  constructor(baseUrl: string) {
    this.baseUrl = baseUrl.replace(/\/$/, '');
    this.agent = new Agent({
      connections: CONNECTIONS,
      connect: { timeout: CONNECT_TIMEOUT_MS },
      keepAliveTimeout: 30_000,
      // Connections are made anew now and then, so that replicas which joined later get their share.
      clientTtl: 15_000,
    });
    this.retrying = this.agent.compose(
      interceptors.retry({
        maxRetries: 1,
        minTimeout: 50,
        methods: ['GET'],
        statusCodes: [],
        throwOnError: false,
      }),
    );
  }

  /** The parsed answer. Throws {@link ServiceError}: the service's own for a non-2xx, 503 unreachable, 504 too slow. */
  async call<Answer>(call: CallDefinition<Answer>, options: CallOptions = {}): Promise<Answer> {
    const { body } = await this.send(call, options);
    return (body === '' ? null : JSON.parse(body)) as Answer;
  }

  /** {@link call} with the body left as JSON text, to be passed on without parsing. */
  async send(call: CallDefinition, options: CallOptions = {}): Promise<CallAnswer<string>> {
    const answer = await this.request(call.method === 'GET' ? this.retrying : this.agent, call, options);
    const body = await mapped(answer.body.text());
    if (answer.statusCode >= 400) throw errorOf(answer, body);
    return { status: answer.statusCode, headers: answer.headers, body };
  }

  /** The answer's bytes as they come, never tried again. A non-2xx throws as in {@link call}. */
  async stream(call: CallDefinition, options: CallOptions = {}): Promise<CallAnswer<Readable>> {
    // Not through the retry: it would ask a broken event stream for a byte range.
    const answer = await this.request(this.agent, call, options);
    if (answer.statusCode >= 400) throw errorOf(answer, await mapped(answer.body.text()));
    return { status: answer.statusCode, headers: answer.headers, body: answer.body };
  }

  async close(): Promise<void> {
    await this.agent.destroy();
  }

  private request(
    dispatcher: Dispatcher,
    call: CallDefinition,
    options: CallOptions,
  ): Promise<Dispatcher.ResponseData> {
    const { body, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
    const headers: Record<string, string> = { ...definedOnly(options.headers) };
    const requestId = currentRequestId();
    if (requestId) headers[CALLER_HEADERS.requestId] = requestId;
    if (body !== undefined) headers['content-type'] = 'application/json';
    return mapped(
      dispatcher.request({
        origin: this.baseUrl,
        path: pathOf(call, options),
        method: call.method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
        ...(options.signal ? { signal: options.signal } : {}),
      }),
    );
  }
}

function pathOf(call: CallDefinition, { params = {}, query = {} }: CallOptions): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(definedOnly(query)).toString();
  return search ? `${path}?${search}` : path;
}

function definedOnly(values: Record<string, string | number | undefined> = {}): Record<string, string> {
  const defined = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined.map(([name, value]) => [name, String(value)]));
}

function errorOf(answer: Dispatcher.ResponseData, text: string): ServiceError {
  const retryAfter = answer.headers['retry-after'];
  const headers: Record<string, string> = typeof retryAfter === 'string' ? { 'Retry-After': retryAfter } : {};
  try {
    const body = JSON.parse(text) as ServiceError['body'];
    // Only what a service meant to say is passed on: a message in our shape.
    if (typeof body.message === 'string') return new ServiceError(answer.statusCode, body, headers);
  } catch {
    // Not JSON, so not from a service of ours.
  }
  return commonErrors.internal();
}

async function mapped<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof ServiceError || (error as Error).name === 'AbortError') throw error;
    const tooSlow = error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError;
    throw tooSlow ? commonErrors.tookTooLong() : commonErrors.notReady();
  }
}
