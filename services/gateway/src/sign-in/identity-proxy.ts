import httpProxy from '@fastify/http-proxy';
import { CALLER_HEADERS } from '@parley/contracts/http/caller-headers';
import { currentRequestId } from '@parley/kit/context/request-context';
import { commonErrors } from '@parley/kit/http/service-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OWN_COOKIE_NAMES } from '../edge/own-cookies.js';
import type { GatewayEnv } from '../env.js';
import type { RateLimits } from '../limits/rate-limits.js';
import { publicOrigin } from '../pages/public-origin.js';
import { answerFailurePage } from './failure-page.js';

const PREFIX = '/oidc';
const ASSETS = `${PREFIX}/assets/`;
/** A sign-in form; nothing larger has a place there. */
const BODY_MAX_BYTES = 16 * 1024;
const FORM = 'application/x-www-form-urlencoded';
const TIMEOUT_MS = 15_000;
const CONNECTIONS = 128;
/** Headers by which a service behind the gateway would believe who asks and from where. */
const BELIEVED = /^(x-forwarded-.*|forwarded|x-real-ip)$/;
const CALLER_HEADER_NAMES: ReadonlySet<string> = new Set(Object.values(CALLER_HEADERS));

type Headers = Record<string, string | string[] | undefined>;

/** Shows browsers Parley's own issuer below `/oidc`, as it is: its pages, forms, cookies and redirects. */
export async function proxyIdentity(
  server: FastifyInstance,
  env: GatewayEnv,
  limits: RateLimits,
): Promise<void> {
  const upstream = env.IDENTITY_URL;
  if (!upstream) return;
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      FORM,
      { parseAs: 'buffer', bodyLimit: BODY_MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    await scope.register(httpProxy, {
      upstream,
      prefix: PREFIX,
      rewritePrefix: PREFIX,
      httpMethods: ['GET', 'HEAD', 'POST'],
      proxyPayloads: false,
      preHandler: (request) => admit(request, limits),
      undici: { connections: CONNECTIONS, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS },
      disableRequestLogging: true,
      replyOptions: {
        // A code or a form that has gone out may have been used: never twice.
        retryDelay: () => null,
        rewriteRequestHeaders: (request, headers) => headersFor(request as FastifyRequest, headers, env),
        onError: (reply) => void answerUnreachable(reply as FastifyReply),
      },
    });
  });
}

/** Only what is below the prefix however it is spelt: the service has other doors, for the private network. */
async function admit(request: FastifyRequest, limits: RateLimits): Promise<void> {
  const path = decodeURIComponent(request.url.split('?', 1)[0]!);
  if (/\\|\/\/|%/.test(path) || path.split('/').some((part) => part === '.' || part === '..')) {
    throw commonErrors.notFound();
  }
  const isAsset = request.method !== 'POST' && path.startsWith(ASSETS);
  await limits.spend(isAsset ? 'identityAssets' : 'identity', { address: request.ip });
}

function headersFor(request: FastifyRequest, headers: Headers, env: GatewayEnv): Headers {
  const origin = new URL(publicOrigin(env, request));
  const kept = Object.entries(headers).filter(
    ([name]) => !BELIEVED.test(name) && !CALLER_HEADER_NAMES.has(name),
  );
  return {
    ...Object.fromEntries(kept),
    cookie: foreignCookies(request.headers.cookie),
    'x-forwarded-proto': origin.protocol.slice(0, -1),
    'x-forwarded-host': origin.host,
    [CALLER_HEADERS.address]: request.ip,
    [CALLER_HEADERS.requestId]: currentRequestId(),
  };
}

/** The issuer's cookies without ours: it has no use for somebody's session here. */
function foreignCookies(header: string | undefined): string | undefined {
  const cookies = (header ?? '').split(';').filter((pair) => {
    const name = pair.split('=', 1)[0]!.trim();
    return name !== '' && !OWN_COOKIE_NAMES.includes(name);
  });
  return cookies.length > 0 ? cookies.map((pair) => pair.trim()).join('; ') : undefined;
}

function answerUnreachable(reply: FastifyReply): FastifyReply {
  if (reply.request.headers.accept?.includes('text/html')) {
    return answerFailurePage(reply, { kind: 'unavailable', returnTo: '/' });
  }
  const { status, body } = commonErrors.notReady();
  return reply.status(status).send(body);
}
