import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { type Configuration, Provider } from 'oidc-provider';

export const CLIENT_SECRET = 'a-secret-of-the-client';
const PLACEHOLDER = ['http://placeholder.invalid/'];
const SCOPE = 'openid email profile';

interface SeenRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
}

/** A real OpenID provider that signs in whom a test says, without asking. */
export interface FakeIssuer {
  issuer: string;
  /** Where it listens; not the same when it stands behind a gateway. */
  url: string;
  /** Who comes to sign in next; null for somebody who cancels. */
  person: { sub: string; [claim: string]: unknown } | null;
  /** Origins that it sends people back to. */
  origins: Set<string>;
  seen: SeenRequest[];
  /** Answers 503 to everything. */
  isDown: boolean;
  close: () => Promise<void>;
}

export interface FakeIssuerOptions {
  /** As it is known to the outside; by default where it listens. */
  issuer?: string;
  clientId?: string;
  alg?: 'RS256' | 'ES256';
  configuration?: Configuration;
}

export async function openFakeIssuer(options: FakeIssuerOptions = {}): Promise<FakeIssuer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeIssuer = {
    issuer: options.issuer ?? url,
    url,
    person: null,
    origins: new Set(),
    seen: [],
    isDown: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const provider = await openProvider(fake, options);
  provider.proxy = options.issuer !== undefined;
  const answer = provider.callback();
  const mount = mountOf(fake);
  server.on('request', (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse) => {
    const { method = '', url: path = '', headers } = request;
    fake.seen.push({ method, path, headers });
    if (fake.isDown) return void response.writeHead(503).end();
    if (path.startsWith(`${mount}/interaction/`)) return void interact(fake, provider, request, response);
    request.originalUrl = path;
    request.url = path.slice(mount.length) || '/';
    return void answer(request, response);
  });
  return fake;
}

const mountOf = ({ issuer }: FakeIssuer) => new URL(issuer).pathname.replace(/\/$/, '');

async function openProvider(fake: FakeIssuer, options: FakeIssuerOptions): Promise<Provider> {
  const { clientId = 'parley', alg = 'RS256', configuration = {} } = options;
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  const key = { ...(await exportJWK(privateKey)), alg, use: 'sig', kid: 'only' };
  const settings = { ...settingsOf(fake, clientId, key), ...configuration };
  const provider = quietly(() => new Provider(fake.issuer, settings));
  const client = (provider.Client as unknown as { prototype: Record<string, unknown> }).prototype;
  const isOurs = (path: string) => (uri: string) =>
    fake.origins.has(new URL(uri).origin) && new URL(uri).pathname === path;
  client['redirectUriAllowed'] = isOurs('/api/callback');
  client['postLogoutRedirectUriAllowed'] = isOurs('/');
  return provider;
}

function settingsOf(fake: FakeIssuer, clientId: string, key: JWK): Configuration {
  return {
    jwks: { keys: [key] },
    clients: [
      {
        client_id: clientId,
        client_secret: CLIENT_SECRET,
        redirect_uris: PLACEHOLDER,
        post_logout_redirect_uris: PLACEHOLDER,
        id_token_signed_response_alg: key.alg as 'RS256',
      },
    ],
    cookies: { keys: ['only-for-tests'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name'],
    },
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { logoutSource: (ctx, form) => void (ctx.body = form) },
    },
    interactions: { url: (_ctx, { uid }) => `${mountOf(fake)}/interaction/${uid}` },
    findAccount: (_ctx, id) => ({ accountId: id, claims: async () => ({ ...fake.person, sub: id }) }),
    loadExistingGrant: async ({ oidc: { client, session, provider } }) => {
      const known = session!.grantIdFor(client!.clientId);
      if (known) return provider.Grant.find(known);
      const grant = new provider.Grant({ clientId, accountId: session!.accountId! });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
    renderError: (ctx, { error }) => void (ctx.body = `issuer: ${error}`),
    ttl: {
      Interaction: 600,
      Grant: 600,
      Session: 600,
      AccessToken: 600,
      IdToken: 600,
      AuthorizationCode: 60,
    },
  };
}

async function interact(
  { person }: FakeIssuer,
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const result = person ? { login: { accountId: person.sub } } : { error: 'access_denied' };
  try {
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

/** It says at length that it is not set up for production. */
function quietly<T>(make: () => T): T {
  const { warn, info } = console;
  Object.assign(console, { warn: () => undefined, info: () => undefined });
  try {
    return make();
  } finally {
    Object.assign(console, { warn, info });
  }
}
