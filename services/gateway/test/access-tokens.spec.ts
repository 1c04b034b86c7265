import { setTimeout as sleep } from 'node:timers/promises';
import { CALLER_HEADERS } from '@parley/contracts/http/caller-headers';
import { getIntrospectionQuery } from 'graphql';
import { ANONYMOUS_ID } from './fakes/fake-chat.js';
import { ADA, ADMIN, BOB, TOKEN, TOKEN_OF_ADA } from './fakes/fake-wallet.js';
import { openGateway, type TestGateway } from './fakes/open-gateway.js';
import { cookieOf } from './fakes/signed-in.js';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await openGateway();
});
afterEach(() => gateway.closeAll());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const lookUps = () => gateway.wallet.seen.filter(({ name }) => name === 'resolveAccessToken');

describe('an access token', () => {
  it('acts as its owner, by its hash alone', async () => {
    const answer = await gateway.fetch('/api/auth/user', { headers: bearer(TOKEN) });
    expect(await answer.json()).toMatchObject({ id: ADMIN.id, isAdmin: true });
    await gateway.fetch('/api/user/tokens', { headers: bearer(TOKEN) });
    expect(gateway.wallet.seen.at(-1)).toMatchObject({
      name: 'readTokens',
      headers: { [CALLER_HEADERS.userId]: ADMIN.id },
    });
    expect(JSON.stringify(gateway.wallet.seen)).not.toContain('parley_pat_');
    expect(lookUps()).toHaveLength(1);
  });

  it('counts instead of cookies', async () => {
    const headers = { ...bearer(TOKEN), cookie: await cookieOf(gateway, BOB) };
    expect(await (await gateway.fetch('/api/auth/user', { headers })).json()).toMatchObject({ id: ADMIN.id });
    const visit = await gateway.fetch(`/api/chat/sessions?anonymousSessionId=${ANONYMOUS_ID}`, { headers });
    expect(visit.status).toBe(200);
    expect(gateway.chat.seen[0]!.headers).toMatchObject({ [CALLER_HEADERS.userId]: ADMIN.id });
    expect(gateway.chat.seen[0]!.headers[CALLER_HEADERS.anonymousId]).toBeUndefined();
  });

  const BAD: [string, string][] = [
    ['unknown', `parley_pat_${'x'.repeat(43)}`],
    ['of somebody who is not the administrator', TOKEN_OF_ADA],
    ['too short', 'parley_pat_short'],
    ['nothing but its beginning', 'parley_pat_'],
    ['not as we write them', `parley_pat_${'!'.repeat(43)}`],
  ];
  it.each(BAD)('that is %s is no good anywhere, whatever cookie comes with it', async (_case, token) => {
    const headers = { ...bearer(token), cookie: await cookieOf(gateway, ADMIN) };
    for (const path of ['/api/characters', '/api/auth/user', '/api/user/tokens', '/api/admin/users']) {
      const answer = await gateway.fetch(path, { headers });
      expect([path, answer.status]).toEqual([path, 401]);
      expect(answer.headers.get('www-authenticate')).toContain('Bearer');
      expect(await answer.json()).toEqual({ message: 'The access token is not valid' });
    }
    const { status, data, errors } = await gateway.graphql('{ collections { id } }', {}, headers);
    expect([status, data]).toEqual([401, undefined]);
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED', status: 401 } }]);
    expect(gateway.catalog.seen).toEqual([]);
  });

  it('ends with its owner’s being the administrator', async () => {
    gateway.wallet.handle('resolveAccessToken', () => ({ ...ADMIN, emailVerified: false }));
    expect((await gateway.fetch('/api/admin/settings', { headers: bearer(TOKEN) })).status).toBe(401);
  });

  it('is looked up again after ten seconds at the latest, and at once where it was revoked', async () => {
    const ask = async () => (await gateway.fetch('/api/admin/settings', { headers: bearer(TOKEN) })).status;
    expect([await ask(), await ask(), lookUps().length]).toEqual([200, 200, 1]);
    await gateway.fetch('/api/admin/access-tokens/some', {
      method: 'DELETE',
      headers: { cookie: await cookieOf(gateway, ADMIN) },
    });
    gateway.wallet.handle('resolveAccessToken', (_request, reply) =>
      reply.status(404).send({ message: 'Not found' }),
    );
    expect(await ask()).toBe(401);
    gateway.wallet.reset();
    await sleep(10_100);
    expect(await ask()).toBe(200);
  });

  it('changes things from anywhere: nobody else’s page can show it', async () => {
    const headers = { ...bearer(TOKEN), 'sec-fetch-site': 'cross-site', origin: 'https://tools.example' };
    expect((await gateway.fetch('/api/user/daily-tokens', { method: 'POST', headers })).status).toBe(200);
    expect((await gateway.graphql('mutation { claimDailyTokens { tokens } }', {}, headers)).status).toBe(200);
    const without = { 'sec-fetch-site': 'cross-site', cookie: await cookieOf(gateway, ADMIN) };
    for (const authorization of ['Bearer other', 'Basic parley_pat_x', 'parley_pat_x', `Token ${TOKEN}`]) {
      const answer = await gateway.fetch('/api/user/daily-tokens', {
        method: 'POST',
        headers: { ...without, authorization },
      });
      expect([authorization, answer.status]).toEqual([authorization, 403]);
    }
  });

  it('opens no way around the rule for the issuer’s forms', async () => {
    const answer = await gateway.fetch('/oidc/interaction/x', {
      method: 'POST',
      headers: { ...bearer(TOKEN), 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status).toBe(403);
  });

  it('is not what another Authorization is: that is for a proxy before us', async () => {
    const headers = { authorization: 'Basic dXNlcjpwYXNz', cookie: await cookieOf(gateway, ADA) };
    expect(await (await gateway.fetch('/api/auth/user', { headers })).json()).toMatchObject({ id: ADA.id });
  });
});

describe('introspection', () => {
  const SCHEMA = getIntrospectionQuery();

  it('is for the administrator and for access tokens', async () => {
    for (const headers of [bearer(TOKEN), { cookie: await cookieOf(gateway, ADMIN) }]) {
      const { status, errors, data } = await gateway.graphql(SCHEMA, {}, headers);
      expect([status, errors]).toEqual([200, undefined]);
      expect(data).toMatchObject({ __schema: { queryType: { name: 'Query' } } });
    }
  });

  it.each([
    ['whole', SCHEMA],
    ['of a type', '{ __type(name: "Character") { name } }'],
    ['beside something else', '{ collections { id } s: __schema { types { name } } }'],
    ['in a fragment', '{ ...F } fragment F on Query { ... on Query { __schema { types { name } } } }'],
    ['skipped by a directive', '{ collections { id } __schema @skip(if: true) { types { name } } }'],
    [
      'from a mutation',
      'mutation { __typename ...F } fragment F on Mutation { __typename } query Q { __type(name: "X") { name } }',
    ],
  ])('%s is refused to everybody else, before anybody is asked', async (_case, query) => {
    for (const [status, headers] of [
      [401, {}],
      [403, { cookie: await cookieOf(gateway, ADA) }],
    ] as const) {
      const answer = await gateway.graphql(query, {}, headers);
      if (query.startsWith('mutation')) expect(answer.status).toBe(400);
      else expect(answer.status).toBe(status);
      expect(answer.data).toBeUndefined();
    }
    expect(gateway.catalog.seen).toEqual([]);
  });
});
