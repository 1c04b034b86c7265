import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { getNamedType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { ANONYMOUS_ID } from './fakes/fake-chat.js';
import { ADA, ADMIN } from './fakes/fake-wallet.js';
import { refuse } from './fakes/fake-service.js';
import { openGateway, type TestGateway } from './fakes/open-gateway.js';
import { selectAll, withoutNulls } from './fakes/select-all.js';
import { cookieOf } from './fakes/signed-in.js';
import { ACCOUNT_TWINS } from './twins/account.twins.js';
import { ADMINISTRATION_TWINS } from './twins/administration.twins.js';
import { CATALOG_TWINS } from './twins/catalog.twins.js';
import { CHAT_TWINS } from './twins/chat.twins.js';
import type { Twin } from './twins/twin.js';

const TWINS: Twin[] = [...CATALOG_TWINS, ...CHAT_TWINS, ...ACCOUNT_TWINS, ...ADMINISTRATION_TWINS];

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
    TWINS.filter(({ args, as }) => !as && args && 'anonymousSessionId' in args).map((twin) => ({
      ...twin,
      twin,
    })),
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
