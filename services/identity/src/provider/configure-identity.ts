import type { ServiceDefinition } from '@parley/kit/boot/start-service';
import type { FastifyInstance } from 'fastify';
import { Provider } from 'oidc-provider';
import type { IdentityEnv } from '../env.js';
import { errorPages } from '../pages/error-pages.js';
import { pageHeaders } from '../pages/page-headers.js';
import { takeForms } from '../sign-in/form-body.js';
import { MOUNT } from './mount.js';

type App = Parameters<NonNullable<ServiceDefinition['configure']>>[0];

/** What stands before the routes: headers, forms, and the provider below everything that has no route of its own. */
export async function configureIdentity(app: App, env: IdentityEnv): Promise<void> {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  if (env.OIDC_REDIRECT_ORIGIN) believeOnly(server, new URL(env.OIDC_REDIRECT_ORIGIN));
  pageHeaders(server);
  errorPages(server);
  takeForms(server);
  await server.register((scope) => mountProvider(scope, app.get(Provider)));
}

/** The operator has named the one origin: no header decides what addresses are built from. */
function believeOnly(server: FastifyInstance, { host, protocol }: URL): void {
  server.addHook('onRequest', (request, _reply, done) => {
    request.raw.headers['x-forwarded-host'] = host;
    request.raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    done();
  });
}

/** The provider reads bodies and writes answers itself, on the raw request and reply. */
function mountProvider(scope: FastifyInstance, provider: Provider): Promise<void> {
  const answer = provider.callback();
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _body, done) => done(null));
  scope.all(`${MOUNT}/*`, (request, reply) => {
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.hijack();
    // By the difference of the two the provider knows where it is mounted.
    Object.assign(request.raw, { originalUrl: request.raw.url });
    request.raw.url = request.raw.url!.slice(MOUNT.length);
    void answer(request.raw, reply.raw);
  });
  return Promise.resolve();
}
