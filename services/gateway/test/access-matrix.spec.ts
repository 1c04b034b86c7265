import { CALLER_HEADERS } from '@parley/contracts/http/caller-headers';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { getNamedType, getNullableType, type GraphQLSchema, isListType, isNonNullType } from 'graphql';
import { ANONYMOUS_ID, SESSION_ID } from './fakes/fake-chat.js';
import { ADA, ADMIN, BOB, IMPOSTOR } from './fakes/fake-wallet.js';
import { openGateway, type RawAnswer, rawRequest, type TestGateway } from './fakes/open-gateway.js';
import { ownChats } from './fakes/owned-chats.js';
import { selectAll } from './fakes/select-all.js';
import { cookieOf } from './fakes/signed-in.js';
import { CALLERS, type CallerName, everybody, FIELDS, itsOwner, ROUTES } from './expected/expected-access.js';

const STRANGER_ID = '6f9619ff-8b86-4d11-b42d-000000000002';

/** Says that it is Ada, or the visitor whose conversation it is, as only the gateway may. */
const FORGED = {
  [CALLER_HEADERS.userId]: ADA.id,
  [CALLER_HEADERS.anonymousId]: ANONYMOUS_ID,
  [CALLER_HEADERS.address]: '6.6.6.6',
  'x-forwarded-for': '6.6.6.6',
  'x-is-admin': 'true',
  'x-http-method-override': 'GET',
  'x-original-url': '/api/characters',
};

const served = new Set<string>();
let gateway: TestGateway;
let schema: GraphQLSchema;
beforeAll(async () => {
  gateway = await openGateway({ IDENTITY_URL: 'http://127.0.0.1:1' }, (server) => {
    server.addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) if (name !== 'HEAD') served.add(`${name} ${url}`);
    });
  });
  schema = gateway.app.get(GraphQLSchemaHost, { strict: false }).schema;
});
afterAll(() => gateway.closeAll());
beforeEach(() => {
  for (const service of [gateway.catalog, gateway.chat, gateway.wallet]) service.reset();
  ownChats(gateway.chat);
});

/** A cookie of their own each time: some calls end it. */
async function credentialsOf(caller: CallerName): Promise<Record<string, string>> {
  const accounts: Partial<Record<CallerName, { id: string }>> = {
    'another user': BOB,
    'an impostor': IMPOSTOR,
    'the administrator': ADMIN,
  };
  const account = accounts[caller];
  return account ? { cookie: await cookieOf(gateway, account) } : {};
}

const EXAMPLES: Record<string, string> = {
  ':slug': 'marie-curie',
  ':kind': 'portraits',
  ':file': 'v1.svg',
  ':characterId': '2',
  '/*': '/discover',
};

function exampleOf(route: string): { method: string; path: string } {
  const [method = '', url = ''] = route.split(' ');
  if (url === '/sitemaps/:file') return { method, path: '/sitemaps/characters-1.xml' };
  if (url.startsWith('/oidc')) return { method, path: url.replace('*', 'auth') };
  const isAccount = url.startsWith('/api/admin/users');
  const isNumber = /^\/api\/(characters|events)\//.test(url);
  const id = isAccount ? ADA.id : isNumber ? (url.includes('events') ? '7' : '2') : SESSION_ID;
  const path = Object.entries(EXAMPLES).reduce((text, [part, value]) => text.replace(part, value), url);
  return { method, path: path.replace(':id', id) };
}

const BODIES: Record<string, object> = {
  'POST /api/chat/sessions': { characterId: 1 },
  'POST /api/demo/ask': { question: 'Why?', characterIds: [1] },
  'POST /api/analytics/track': {
    eventType: 'page_view',
    page: '/discover',
    sessionId: ANONYMOUS_ID,
    domain: 'parley.example',
  },
  'POST /graphql': { query: '{ me { id } }' },
};

async function ask(
  route: string,
  caller: CallerName,
  { withBody = true, path: spelling = '' } = {},
): Promise<RawAnswer> {
  const { method, path: example } = exampleOf(route);
  const path = spelling || example;
  const isVisitor = caller === 'another visitor';
  const inQuery = isVisitor ? `${path.includes('?') ? '&' : '?'}anonymousSessionId=${STRANGER_ID}` : '';
  const hasBody = withBody && method !== 'GET' && !path.startsWith('/oidc');
  const named = isVisitor && route === 'POST /api/chat/sessions' ? { anonymousSessionId: STRANGER_ID } : {};
  const body = hasBody ? JSON.stringify({ ...BODIES[route], ...named }) : undefined;
  return rawRequest(gateway.url, path + inQuery, {
    method,
    headers: {
      ...FORGED,
      ...(await credentialsOf(caller)),
      ...(body
        ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
        : {}),
    },
    ...(body ? { body } : {}),
  });
}

/** Nobody but the gateway has told any service who asks. */
function expectTrueCallers(caller: CallerName): void {
  const ids = { 'another user': BOB.id, 'an impostor': IMPOSTOR.id, 'the administrator': ADMIN.id } as const;
  for (const { headers } of [gateway.catalog, gateway.chat, gateway.wallet].flatMap(({ seen }) => seen)) {
    const userId = headers[CALLER_HEADERS.userId];
    const anonymousId = headers[CALLER_HEADERS.anonymousId];
    expect([undefined, (ids as Record<string, string>)[caller]]).toContain(userId);
    expect([undefined, caller === 'another visitor' ? STRANGER_ID : undefined]).toContain(anonymousId);
    expect(userId !== undefined && anonymousId !== undefined).toBe(false);
    expect([undefined, '127.0.0.1']).toContain(headers[CALLER_HEADERS.address]);
    for (const name of ['cookie', 'authorization', 'x-forwarded-for', 'x-is-admin']) {
      expect(headers[name]).toBeUndefined();
    }
  }
}

const isFine = (status: number) => status >= 200 && status < 300;
/** Without a built frontend pages are 404 for everybody, as is everything else that is not there. */
const isMissingPage = (route: string) => route === 'GET /*';

it('every route that is served is in the table, and none else', () => {
  expect([...served].toSorted()).toEqual(Object.keys(ROUTES).toSorted());
});

describe.each(Object.entries(ROUTES))('%s', (route, expected) => {
  it.each(CALLERS)('answers %s as it should, whatever the headers say', async (caller) => {
    const { status, headers } = await ask(route, caller);
    const verdict = expected[caller];
    if (verdict !== 'ok') expect(status).toBe(verdict);
    else expect(isFine(status) || (isMissingPage(route) && status === 404)).toBe(true);
    expect(headers['x-request-id']).toBeTruthy();
    if (expected !== everybody) expect(headers['cache-control']).toContain('no-store');
    expectTrueCallers(caller);
  });
});

const REFUSED = Object.entries(ROUTES).flatMap(([route, expected]) =>
  CALLERS.filter((caller) => [401, 403].includes(expected[caller] as number)).map(
    (caller) => [route, caller, expected[caller]] as const,
  ),
);

it.each(REFUSED.filter(([route]) => !route.startsWith('GET')))(
  '%s without a body is refused to %s all the same',
  async (route, caller, status) => {
    expect((await ask(route, caller, { withBody: false })).status).toBe(status);
  },
);

it.each(REFUSED.filter(([route]) => route.startsWith('GET')))(
  '%s is refused to %s for its headers alone',
  async (route, caller, status) => {
    const { path } = exampleOf(route);
    const named = caller === 'nobody' ? path : `${path}?anonymousSessionId=${STRANGER_ID}`;
    const answer = await rawRequest(gateway.url, named, {
      method: 'HEAD',
      headers: await credentialsOf(caller),
    });
    expect(answer.status).toBe(status);
  },
);

describe('however its path is spelt', () => {
  const spellings = (path: string) => [
    `/${path}`,
    `${path}/`,
    `${path}//`,
    path.toUpperCase(),
    path.replace('/api', '/Api'),
    path.replace('/api/', '/api//'),
    path.replace('/api/', '/api/./'),
    path.replace('/api/', '/api/characters/../'),
    path.replace('/api/', '/api/%2e/'),
    path.replace('/api/', '/api/characters/%2e%2e/'),
    path.replace('/api/', '/api/characters/..%2f'),
    path.replace('/api/', '/%61pi/'),
    path.replace('/api/', '/api%2f'),
    path.replace('/api/', '/api;a=b/'),
    path.replace('/api/', '/api\\'),
    `${path}%00`,
    `${path}%20`,
    `${path}.json`,
    `${path};.css`,
    `/media/x/..${path}`,
    `/oidc/..${path}`,
    `/discover/..${path}`,
    `http://127.0.0.1${path}`,
  ];

  it.each(REFUSED.filter(([, caller]) => caller !== 'an impostor'))(
    '%s is not for %s',
    async (route, caller) => {
      for (const path of spellings(exampleOf(route).path)) {
        const { status } = await ask(route, caller, { path });
        expect([path, isFine(status)]).toEqual([path, false]);
      }
      const asked = [gateway.chat, gateway.wallet].flatMap(({ seen }) => seen.map(({ name }) => name));
      // Chat is asked, and refuses what is somebody else's; nobody else is asked more than who that is.
      const harmless = gateway.chat.seen.length > 0 && ROUTES[route] === itsOwner;
      expect(harmless ? [] : asked.filter((name) => name !== 'readAccount')).toEqual([]);
    },
  );
});

describe('GraphQL', () => {
  it('has every root field in the table, and none else', () => {
    const fields = (['query', 'mutation'] as const).flatMap((kind) =>
      Object.keys(rootOf(kind).getFields()).map((name) => `${kind} ${name}`),
    );
    expect(fields.toSorted()).toEqual(Object.keys(FIELDS).toSorted());
  });

  const rootOf = (kind: string) => (kind === 'query' ? schema.getQueryType()! : schema.getMutationType()!);

  /** A call of a field with an example of each argument that it must have. */
  function callOf(kind: string, name: string, caller: CallerName): string {
    const field = rootOf(kind).getFields()[name]!;
    const args = field.args.flatMap(({ name: arg, type }) => {
      if (arg === 'anonymousSessionId' && caller === 'another visitor') return [`${arg}: "${STRANGER_ID}"`];
      if (arg === 'anonymousSessionId' && isNonNullType(type)) return [`${arg}: "${STRANGER_ID}"`];
      if (arg === 'month' || arg === 'day') return [`${arg}: 3`];
      if (!isNonNullType(type)) return [];
      const inner = getNullableType(type);
      const named = getNamedType(type).name;
      const isOfAccount = ['user', 'userLedger', 'setBalance'].includes(name);
      const one =
        named === 'Int'
          ? name === 'event'
            ? '7'
            : '2'
          : named === 'TrackedEventType'
            ? 'page_view'
            : JSON.stringify(
                isOfAccount
                  ? ADA.id
                  : arg === 'slug'
                    ? 'marie-curie'
                    : arg === 'page'
                      ? '/discover'
                      : SESSION_ID,
              );
      return [`${arg}: ${isListType(inner) ? `[${one}]` : one}`];
    });
    const selection = selectAll(schema, getNamedType(field.type).name, ['HistoricalEvent.characters']);
    return `${kind} { ${name}${args.length > 0 ? `(${args.join(', ')})` : ''} ${selection} }`;
  }

  describe.each(Object.entries(FIELDS))('%s', (route, expected) => {
    it.each(CALLERS)('answers %s as it should, whatever the headers say', async (caller) => {
      const [kind, name] = route.split(' ') as [string, string];
      const headers = { ...FORGED, ...(await credentialsOf(caller)) };
      const { status, errors = [], data } = await gateway.graphql(callOf(kind, name, caller), {}, headers);
      expect(status).toBe(200);
      const verdict = expected[caller];
      if (verdict === 'ok') expect(errors).toEqual([]);
      else {
        expect(errors.map(({ extensions }) => extensions['status'])).toEqual([verdict]);
        expect(data?.[name] ?? null).toBeNull();
      }
      expectTrueCallers(caller);
    });
  });

  it('runs nothing of a mutation that is refused', async () => {
    for (const [route, expected] of Object.entries(FIELDS)) {
      const [kind, name] = route.split(' ') as [string, string];
      if (kind !== 'mutation' || expected === everybody || expected === itsOwner) continue;
      await gateway.graphql(callOf(kind, name, 'nobody'), {}, FORGED);
    }
    expect([...gateway.chat.seen, ...gateway.wallet.seen]).toEqual([]);
  });
});
