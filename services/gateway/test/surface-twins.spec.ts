import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { getNamedType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { ANONYMOUS_ID, type ChatCall, SESSION_ID } from './fakes/fake-chat.js';
import type { CatalogCall } from './fakes/fake-catalog.js';
import { ADA, ADMIN, type WalletCall } from './fakes/fake-wallet.js';
import { refuse } from './fakes/fake-service.js';
import { openGateway, type TestGateway } from './fakes/open-gateway.js';
import { selectAll, withoutNulls } from './fakes/select-all.js';
import { cookieOf } from './fakes/signed-in.js';

interface Twin {
  /** The route's pattern and, where it has parameters, an example of it. */
  route: string;
  path?: string;
  body?: object;
  kind: 'query' | 'mutation';
  field: string;
  args?: Record<string, unknown>;
  /** The internal call behind both, and the service that takes it. */
  call: CatalogCall | ChatCall | WalletCall | null;
  of?: 'catalog' | 'chat' | 'wallet';
  /** Who asks; by default a visitor, who is signed out. */
  as?: 'user' | 'admin';
  /** What the REST answer is, of the field's value; all of it by default. */
  part?: (value: never) => unknown;
  /** The path of the selection: fields that the REST answer does not have. */
  without?: string[];
}

const A = `anonymousSessionId=${ANONYMOUS_ID}`;
const SESSION = `/api/chat/sessions/${SESSION_ID}`;
const NO_CHARACTERS = ['HistoricalEvent.characters'];
const who = { anonymousSessionId: ANONYMOUS_ID };
const TRACKED = {
  eventType: 'scroll_depth',
  page: '/discover',
  sessionId: ANONYMOUS_ID,
  domain: 'parley.example',
  data: { depth: 50 },
};

const TWINS: Twin[] = [
  {
    route: 'GET /api/characters',
    path: '/api/characters?limit=4&sort=newest&names=curie,newton&featured=true&free=false',
    kind: 'query',
    field: 'characters',
    args: { featured: true, free: false, names: ['curie', 'newton'], sort: 'newest', limit: 4 },
    call: 'listCharacters',
  },
  { route: 'GET /api/characters/facets', kind: 'query', field: 'characterFacets', call: 'characterFacets' },
  {
    route: 'GET /api/characters/discover',
    path: '/api/characters/discover?limit=5&page=2&sessionSeed=s',
    kind: 'query',
    field: 'discoverCharacters',
    args: { page: 2, limit: 5, sessionSeed: 's' },
    call: 'discoverCharacters',
  },
  {
    route: 'GET /api/characters/by-slug/:slug',
    path: '/api/characters/by-slug/marie-curie',
    kind: 'query',
    field: 'characterBySlug',
    args: { slug: 'marie-curie' },
    call: 'characterBySlug',
  },
  {
    route: 'GET /api/characters/:id',
    path: '/api/characters/2',
    kind: 'query',
    field: 'character',
    args: { id: 2 },
    call: 'characterById',
  },
  { route: 'GET /api/collections', kind: 'query', field: 'collections', call: 'listCollections' },
  {
    route: 'GET /api/events',
    path: '/api/events?month=3&day=15&perDay=3',
    kind: 'query',
    field: 'events',
    args: { month: 3, day: 15, perDay: 3 },
    call: 'listEvents',
    without: NO_CHARACTERS,
  },
  {
    route: 'GET /api/events/today',
    path: '/api/events/today?tz=Europe/Rome',
    kind: 'query',
    field: 'eventsToday',
    args: { tz: 'Europe/Rome' },
    call: 'eventsToday',
    without: NO_CHARACTERS,
  },
  {
    route: 'GET /api/events/calendar',
    path: '/api/events/calendar?month=3',
    kind: 'query',
    field: 'eventsCalendar',
    args: { month: 3 },
    call: 'eventsCalendar',
  },
  {
    route: 'GET /api/events/:id',
    path: '/api/events/7',
    kind: 'query',
    field: 'event',
    args: { id: 7 },
    call: 'eventById',
    without: NO_CHARACTERS,
  },
  {
    route: 'GET /api/events/:id/characters',
    path: '/api/events/7/characters',
    kind: 'query',
    field: 'event',
    args: { id: 7 },
    call: 'eventById',
    part: ({ characters }: { characters: unknown }) => characters,
  },
  {
    route: 'POST /api/chat/sessions',
    body: { characterId: 1, ...who },
    kind: 'mutation',
    field: 'createChatSession',
    args: { characterId: 1, ...who },
    call: 'createSession',
    of: 'chat',
  },
  {
    route: 'GET /api/chat/sessions',
    path: `/api/chat/sessions?${A}`,
    kind: 'query',
    field: 'chatSessions',
    args: who,
    call: 'listSessions',
    of: 'chat',
  },
  {
    route: 'GET /api/chat/sessions/:id',
    path: `${SESSION}?${A}`,
    kind: 'query',
    field: 'chatSession',
    args: { id: SESSION_ID, ...who },
    call: 'readSession',
    of: 'chat',
  },
  {
    route: 'DELETE /api/chat/sessions/:id',
    path: `${SESSION}?${A}`,
    kind: 'mutation',
    field: 'deleteChatSession',
    args: { sessionId: SESSION_ID, ...who },
    call: 'deleteSession',
    of: 'chat',
    part: nothingWhenGone,
  },
  {
    route: 'GET /api/chat/sessions/:id/messages',
    path: `${SESSION}/messages?${A}`,
    kind: 'query',
    field: 'chatMessages',
    args: { sessionId: SESSION_ID, ...who },
    call: 'listMessages',
    of: 'chat',
  },
  {
    route: 'POST /api/chat/sessions/:id/messages',
    path: `${SESSION}/messages?${A}`,
    body: { content: 'Hello' },
    kind: 'mutation',
    field: 'sendMessage',
    args: { sessionId: SESSION_ID, content: 'Hello', ...who },
    call: 'sendMessage',
    of: 'chat',
  },
  {
    route: 'DELETE /api/chat/sessions/:id/messages',
    path: `${SESSION}/messages?${A}`,
    kind: 'mutation',
    field: 'resetChatSession',
    args: { sessionId: SESSION_ID, ...who },
    call: 'resetSession',
    of: 'chat',
  },
  {
    route: 'POST /api/chat/sessions/:id/stop',
    path: `${SESSION}/stop?${A}`,
    kind: 'mutation',
    field: 'stopReply',
    args: { sessionId: SESSION_ID, ...who },
    call: 'stopReply',
    of: 'chat',
  },
  {
    route: 'GET /api/anonymous-status',
    path: `/api/anonymous-status?${A}`,
    kind: 'query',
    field: 'anonymousStatus',
    args: who,
    call: 'anonymousStatus',
    of: 'chat',
  },
  {
    route: 'POST /api/demo/ask',
    body: { question: 'Why?', characterIds: [1] },
    kind: 'mutation',
    field: 'askDemo',
    args: { question: 'Why?', characterIds: [1] },
    call: 'askDemo',
    of: 'chat',
  },
  {
    route: 'POST /api/analytics/track',
    body: TRACKED,
    kind: 'mutation',
    field: 'trackEvent',
    args: TRACKED,
    call: null,
  },
  {
    route: 'POST /api/chat/sessions/:id/regenerate',
    path: `${SESSION}/regenerate?${A}`,
    kind: 'mutation',
    field: 'regenerateReply',
    args: { sessionId: SESSION_ID, ...who },
    call: 'regenerateReply',
    of: 'chat',
  },
  {
    route: 'PATCH /api/chat/sessions/:id',
    path: `${SESSION}?${A}`,
    body: { title: 'On radium' },
    kind: 'mutation',
    field: 'renameChatSession',
    args: { sessionId: SESSION_ID, title: 'On radium', ...who },
    call: 'renameSession',
    of: 'chat',
  },
  {
    route: 'POST /api/chat/create',
    body: { characterId: 1 },
    kind: 'mutation',
    field: 'startChat',
    args: { characterId: 1 },
    call: 'createSession',
    of: 'chat',
    as: 'user',
  },
  {
    route: 'POST /api/chat/adopt',
    body: who,
    kind: 'mutation',
    field: 'adoptChats',
    args: who,
    call: 'adoptSessions',
    of: 'chat',
    as: 'user',
  },
  { route: 'GET /api/auth/user', kind: 'query', field: 'me', call: 'readAccount', of: 'wallet', as: 'user' },
  {
    route: 'GET /api/user/export',
    kind: 'query',
    field: 'accountData',
    call: 'exportAccount',
    of: 'wallet',
    as: 'user',
  },
  {
    route: 'DELETE /api/user',
    kind: 'mutation',
    field: 'deleteAccount',
    call: 'deleteAccount',
    of: 'wallet',
    as: 'user',
    part: nothingWhenGone,
  },
  {
    route: 'GET /api/user/tokens',
    kind: 'query',
    field: 'tokens',
    call: 'readTokens',
    of: 'wallet',
    as: 'user',
  },
  {
    route: 'GET /api/user/characters',
    kind: 'query',
    field: 'unlockedCharacters',
    call: 'listUnlocked',
    of: 'wallet',
    as: 'user',
  },
  {
    route: 'GET /api/user/daily-tokens/status',
    kind: 'query',
    field: 'dailyTokensStatus',
    call: 'dailyTokensStatus',
    of: 'wallet',
    as: 'user',
  },
  {
    route: 'POST /api/user/daily-tokens',
    kind: 'mutation',
    field: 'claimDailyTokens',
    call: 'claimDailyTokens',
    of: 'wallet',
    as: 'user',
  },
  {
    route: 'POST /api/characters/:id/unlock',
    path: '/api/characters/2/unlock',
    kind: 'mutation',
    field: 'unlockCharacter',
    args: { characterId: 2 },
    call: 'unlockCharacter',
    of: 'wallet',
    as: 'user',
  },
  {
    route: 'GET /api/admin/character-collections/:characterId',
    path: '/api/admin/character-collections/2',
    kind: 'query',
    field: 'characterCollections',
    args: { characterId: 2 },
    call: 'collectionsOfCharacter',
    as: 'user',
  },
  {
    route: 'GET /api/admin/users',
    path: '/api/admin/users?limit=20&offset=40&search=ada',
    kind: 'query',
    field: 'users',
    args: { first: 20, after: Buffer.from('at:39').toString('base64url'), search: 'ada' },
    call: 'listAccounts',
    of: 'wallet',
    as: 'admin',
    part: ({ edges, totalCount }: { edges: { node: unknown }[]; totalCount: number }) => ({
      users: edges.map(({ node }) => node),
      totalCount,
    }),
  },
  {
    route: 'GET /api/admin/users/:id',
    path: `/api/admin/users/${ADA.id}`,
    kind: 'query',
    field: 'user',
    args: { id: ADA.id },
    call: 'readAccount',
    of: 'wallet',
    as: 'admin',
  },
  {
    route: 'PATCH /api/admin/users/:id/balance',
    path: `/api/admin/users/${ADA.id}/balance`,
    body: { balance: 100 },
    kind: 'mutation',
    field: 'setBalance',
    args: { id: ADA.id, balance: 100 },
    call: 'setBalance',
    of: 'wallet',
    as: 'admin',
  },
  {
    route: 'GET /api/admin/users/:id/ledger',
    path: `/api/admin/users/${ADA.id}/ledger`,
    kind: 'query',
    field: 'userLedger',
    args: { id: ADA.id },
    call: 'readLedger',
    of: 'wallet',
    as: 'admin',
  },
  {
    route: 'GET /api/admin/settings',
    kind: 'query',
    field: 'settings',
    call: 'readSettings',
    of: 'wallet',
    as: 'admin',
  },
  {
    route: 'PATCH /api/admin/settings',
    body: { tokenAmount: 5, anonymousMessageLimit: 6 },
    kind: 'mutation',
    field: 'changeSettings',
    args: { tokenAmount: 5, anonymousMessageLimit: 6 },
    call: 'changeSettings',
    of: 'wallet',
    as: 'admin',
  },
  {
    route: 'GET /api/admin/invariants',
    kind: 'query',
    field: 'invariants',
    call: 'readInvariants',
    of: 'wallet',
    as: 'admin',
  },
  {
    route: 'GET /api/admin/access-tokens',
    kind: 'query',
    field: 'accessTokens',
    call: 'listAccessTokens',
    of: 'wallet',
    as: 'admin',
  },
  {
    route: 'POST /api/admin/access-tokens',
    body: { name: 'A script', expiresInDays: 7 },
    kind: 'mutation',
    field: 'createAccessToken',
    args: { name: 'A script', expiresInDays: 7 },
    call: 'createAccessToken',
    of: 'wallet',
    as: 'admin',
  },
  {
    route: 'DELETE /api/admin/access-tokens/:id',
    path: `/api/admin/access-tokens/${SESSION_ID}`,
    kind: 'mutation',
    field: 'revokeAccessToken',
    args: { id: SESSION_ID },
    call: 'revokeAccessToken',
    of: 'wallet',
    as: 'admin',
    part: nothingWhenGone,
  },
];

/** 204 says it all. */
function nothingWhenGone(isGone: boolean) {
  return isGone ? null : isGone;
}

/**
 * A stream of bytes is no GraphQL answer; the reply itself is there as sendMessage and chatMessages, the address of
 * a picture as imageUrl. What search engines read is no part of the API, nor are pages that a browser goes to.
 */
const WITHOUT_TWIN = [
  'GET /api/chat/sessions/:id/stream',
  'GET /media/:kind/:file',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /sitemaps/:file',
  'GET /api/login',
  'GET /api/callback',
  'GET /api/logout',
  'GET /api/auth/logout',
  'GET /graphiql',
];

let gateway: TestGateway;
let schema: GraphQLSchema;
beforeAll(async () => {
  gateway = await openGateway();
  schema = gateway.app.get(GraphQLSchemaHost, { strict: false }).schema;
});
afterAll(() => gateway.closeAll());
beforeEach(() => {
  gateway.catalog.reset();
  gateway.chat.reset();
  gateway.wallet.reset();
});

/** A new session for each call: one of them ends it. */
async function headersOf({ as }: Twin): Promise<Record<string, string>> {
  return as ? { cookie: await cookieOf(gateway, as === 'admin' ? ADMIN : ADA) } : {};
}

async function askRest(twin: Twin): Promise<Response> {
  const { route, path, body } = twin;
  const [method, pattern] = route.split(' ') as [string, string];
  return gateway.fetch(path ?? pattern, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...(await headersOf(twin)) },
  });
}

async function askGraphql(twin: Twin) {
  const { kind, field: name, args = {}, without } = twin;
  const root = kind === 'query' ? schema.getQueryType()! : schema.getMutationType()!;
  const field: GraphQLField<unknown, unknown> = root.getFields()[name]!;
  const declared = field.args.filter((arg) => arg.name in args);
  const variables = declared.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = declared.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = selectAll(schema, getNamedType(field.type).name, without);
  const call = passed ? `${name}(${passed})` : name;
  const query = `${kind} Twin${variables ? `(${variables})` : ''} { ${call} ${selection} }`;
  return gateway.graphql(query, args, await headersOf(twin));
}

const serviceOf = ({ of = 'catalog' }: Twin) => gateway[of];
/** What the services were asked, without who was looked up on the way. */
const asked = (twin: Twin) =>
  serviceOf(twin)
    .seen.filter(({ name }) => name !== 'readAccount' || twin.call === 'readAccount')
    .map(({ name, url, body }) => ({ name, url, body }));

describe('each REST call and its GraphQL twin', () => {
  it.each(TWINS.map((twin) => ({ ...twin, twin })))('$route = $field: equal answers', async ({ twin }) => {
    const rest = await askRest(twin);
    const graphql = await askGraphql(twin);
    expect(rest.status).toBeLessThan(300);
    expect(graphql.errors).toBeUndefined();
    const text = await rest.text();
    const value = graphql.data![twin.field];
    const part = twin.part ?? ((whole: unknown) => whole);
    expect(withoutNulls(part(value as never))).toEqual(withoutNulls(text ? JSON.parse(text) : null));
  });

  it.each(TWINS.filter(({ call }) => call).map((twin) => ({ ...twin, twin })))(
    '$route = $field: equal questions to the service',
    async ({ twin }) => {
      await askRest(twin);
      const byRest = asked(twin);
      serviceOf(twin).seen.length = 0;
      await askGraphql(twin);
      expect(byRest.map(({ name }) => name)).toContain(twin.call);
      expect(asked(twin)).toEqual(byRest);
    },
  );

  it.each(TWINS.filter(({ call }) => call).map((twin) => ({ ...twin, twin })))(
    '$route = $field: equal refusals',
    async ({ twin }) => {
      const body = { message: 'Not like this.', errors: [{ field: 'x', message: 'Not like this.' }] };
      serviceOf(twin).handle(twin.call as never, refuse(422, body));
      const rest = await askRest(twin);
      const graphql = await askGraphql(twin);
      expect([rest.status, await rest.json()]).toEqual([422, body]);
      expect(graphql.errors).toEqual([
        {
          message: body.message,
          path: [twin.field],
          locations: expect.any(Array),
          extensions: { code: 'UNPROCESSABLE', status: 422, errors: body.errors },
        },
      ]);
    },
  );

  it.each(
    TWINS.filter(({ args, as }) => !as && args && 'anonymousSessionId' in args).map((twin) => ({ ...twin, twin })),
  )('$route = $field: equal refusals of a caller without a name', async ({ twin }) => {
    const nameless = {
      ...twin,
      ...(twin.path ? { path: twin.path.replace(ANONYMOUS_ID, 'me') } : {}),
      ...(twin.body ? { body: { ...twin.body, anonymousSessionId: 'me' } } : {}),
      args: { ...twin.args, anonymousSessionId: 'me' },
    };
    const rest = await askRest(nameless);
    const graphql = await askGraphql(nameless);
    const message = 'anonymousSessionId must be a UUID';
    expect([rest.status, await rest.json()]).toEqual([400, { message }]);
    expect(graphql.errors).toMatchObject([{ message, extensions: { code: 'BAD_REQUEST', status: 400 } }]);
    expect(gateway.chat.seen).toEqual([]);
  });
});

describe('the two surfaces', () => {
  it('are complete: every route has a twin, and every root field is one', () => {
    const routes = routesOf(gateway);
    expect(routes.length).toBeGreaterThan(0);
    expect([...TWINS.map(({ route }) => route), ...WITHOUT_TWIN].toSorted()).toEqual(routes.toSorted());
    const fields = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
      Object.keys(type.getFields()),
    );
    expect([...new Set(TWINS.map(({ field }) => field))].toSorted()).toEqual(fields.toSorted());
  });
});

/** "METHOD /path" of every controller's route. */
function routesOf({ app }: TestGateway): string[] {
  const discovery = app.get(DiscoveryService, { strict: false });
  return discovery.getControllers().flatMap(({ instance, metatype }) => {
    const prototype = Object.getPrototypeOf(instance) as Record<string, object>;
    const base = Reflect.getMetadata(PATH_METADATA, metatype as object) as string;
    return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
      const method: unknown = Reflect.getMetadata(METHOD_METADATA, prototype[name]!);
      if (typeof method !== 'number') return [];
      const path = Reflect.getMetadata(PATH_METADATA, prototype[name]!) as string;
      return [`${RequestMethod[method]} /${[base, path].filter((part) => part !== '/').join('/')}`];
    });
  });
}
