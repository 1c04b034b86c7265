import { CALLER_HEADERS } from '@parley/contracts/http/caller-headers';
import { ANONYMOUS_ID, SESSION_ID } from './fakes/fake-chat.js';
import { refuse } from './fakes/fake-service.js';
import { ADA, ADMIN, IMPOSTOR, TOKEN } from './fakes/fake-wallet.js';
import { openGateway, type TestGateway } from './fakes/open-gateway.js';
import { cookieOf } from './fakes/signed-in.js';

let gateway: TestGateway;
let ada: { cookie: string };
let admin: { cookie: string };
beforeAll(async () => {
  gateway = await openGateway();
  admin = { cookie: await cookieOf(gateway, ADMIN) };
});
afterAll(() => gateway.closeAll());
beforeEach(async () => {
  for (const service of [gateway.wallet, gateway.chat]) service.reset();
  ada = { cookie: await cookieOf(gateway, ADA) };
});

const readAs = async (headers: object, path = '/api/auth/user') =>
  (await gateway.fetch(path, { headers: headers as Record<string, string> })).json() as Promise<unknown>;
const send = (method: string, path: string, body: unknown, headers: object) =>
  gateway.fetch(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
  });

describe('the account that is signed in', () => {
  it('is named with what people may know of it, and nothing else', async () => {
    gateway.wallet.handle('readAccount', () => ({ ...ADA, issuer: 'secret', subject: 'secret' }));
    expect(await readAs(ada)).toEqual({
      id: ADA.id,
      email: ADA.email,
      firstName: ADA.firstName,
      lastName: ADA.lastName,
      tokens: ADA.tokens,
      isAdmin: false,
      createdAt: ADA.createdAt,
    });
  });

  it('is the administrator by a verified address only', async () => {
    expect(await readAs(admin)).toMatchObject({ isAdmin: true });
    expect(await readAs({ cookie: await cookieOf(gateway, IMPOSTOR) })).toMatchObject({ isAdmin: false });
  });

  it('is nobody once it is gone', async () => {
    const gone = { cookie: await cookieOf(gateway, { id: 'gone' }) };
    expect(await readAs(gone)).toBeNull();
    expect((await gateway.graphql('{ me { id } }', {}, gone)).data).toEqual({ me: null });
    expect((await gateway.fetch('/api/admin/users', { headers: gone })).status).toBe(403);
  });

  it.each([
    ['GET', '/api/user/tokens', 'readTokens', '{ tokens { tokens } }'],
    ['GET', '/api/user/characters', 'listUnlocked', '{ unlockedCharacters { characterId } }'],
    ['GET', '/api/user/daily-tokens/status', 'dailyTokensStatus', '{ dailyTokensStatus { canClaim } }'],
    ['POST', '/api/user/daily-tokens', 'claimDailyTokens', 'mutation { claimDailyTokens { tokens } }'],
    [
      'POST',
      '/api/characters/2/unlock',
      'unlockCharacter',
      'mutation { unlockCharacter(characterId: 2) { tokens } }',
    ],
    ['GET', '/api/user/export', 'exportAccount', '{ accountData }'],
  ] as const)(
    'is signed out once it is gone, also with a session: %s %s',
    async (method, path, name, query) => {
      const gone = { cookie: await cookieOf(gateway, { id: 'gone' }) };
      gateway.wallet.handle(name, refuse(404, { message: 'Account not found' }));
      const answer = await send(method, path, undefined, gone);
      expect([answer.status, await answer.json()]).toEqual([401, { message: 'Unauthorized' }]);
      const { errors } = await gateway.graphql(query, {}, gone);
      expect(errors).toMatchObject([{ message: 'Unauthorized', extensions: { status: 401 } }]);
    },
  );

  it('is not signed out by another that is gone, or by something else that is not there', async () => {
    const missing = { message: 'Character not found' };
    gateway.wallet.handle('unlockCharacter', refuse(404, missing));
    const unlock = await send('POST', '/api/characters/99/unlock', undefined, ada);
    expect([unlock.status, await unlock.json()]).toEqual([404, missing]);
    const gone = { message: 'Account not found' };
    gateway.wallet.handle('readLedger', refuse(404, gone));
    for (const [method, path, body] of [
      ['GET', '/api/admin/users/gone', undefined],
      ['GET', '/api/admin/users/gone/ledger', undefined],
      ['PATCH', '/api/admin/users/gone/balance', { balance: 7 }],
    ] as const) {
      const answer = await send(method, path, body, admin);
      expect([answer.status, await answer.json()]).toEqual([404, gone]);
    }
  });

  it('is not said to be signed out when the wallet cannot be asked', async () => {
    gateway.wallet.handle('readAccount', refuse(503, { message: 'Later.' }));
    const answer = await gateway.fetch('/api/auth/user', { headers: ada });
    expect([answer.status, await answer.json()]).toEqual([503, { message: 'Later.' }]);
    expect((await gateway.fetch('/api/admin/users', { headers: admin })).status).toBe(503);
  });
});

describe('what moves tokens', () => {
  it.each([
    ['POST', '/api/user/daily-tokens', 'claimDailyTokens', undefined],
    ['POST', '/api/characters/2/unlock', 'unlockCharacter', undefined],
    ['PATCH', `/api/admin/users/${ADA.id}/balance`, 'setBalance', { balance: 7 }],
  ] as const)(
    '%s %s hands on the key, and says when it was an earlier one',
    async (method, path, name, body) => {
      gateway.wallet.handle(name, (_request, reply) =>
        reply.header('Idempotency-Hit', 'true').send({ ...ADA, characterId: 2 }),
      );
      const answer = await send(method, path, body, { ...admin, 'idempotency-key': 'key-1' });
      expect([answer.status, answer.headers.get('idempotency-hit')]).toEqual([200, 'true']);
      expect(gateway.wallet.seen.at(-1)).toMatchObject({
        name,
        headers: { 'idempotency-key': 'key-1', [CALLER_HEADERS.userId]: ADMIN.id },
      });
    },
  );

  it('passes on what the wallet refuses, word for word', async () => {
    const cooldown = { message: 'Daily tokens already claimed', cooldownEndTime: ADA.createdAt };
    gateway.wallet.handle('claimDailyTokens', refuse(409, cooldown));
    gateway.wallet.handle('unlockCharacter', refuse(402, { message: 'Not enough tokens' }));
    const claim = await send('POST', '/api/user/daily-tokens', undefined, ada);
    expect([claim.status, await claim.json()]).toEqual([409, cooldown]);
    const unlock = await send('POST', '/api/characters/2/unlock', undefined, ada);
    expect([unlock.status, await unlock.json()]).toEqual([402, { message: 'Not enough tokens' }]);
  });

  it('takes no key that no header could be', async () => {
    const query = 'mutation($k: String) { claimDailyTokens(idempotencyKey: $k) { tokens } }';
    for (const k of ['a\r\nx-user-id: admin', '', 'é']) {
      const { errors } = await gateway.graphql(query, { k }, ada);
      expect(errors).toMatchObject([{ extensions: { status: 400 } }]);
    }
    expect(gateway.wallet.seen).toEqual([]);
  });
});

describe('what the administrator sends', () => {
  it.each([
    ['PATCH', `/api/admin/users/${ADA.id}/balance`, 'setBalance'],
    ['PATCH', '/api/admin/settings', 'changeSettings'],
    ['POST', '/api/admin/access-tokens', 'createAccessToken'],
  ] as const)('%s %s reaches the wallet as it is, with its faults', async (method, path, name) => {
    const fault = { message: 'x is wrong', errors: [{ field: 'x', message: 'x is wrong' }] };
    gateway.wallet.handle(name, refuse(400, fault));
    for (const body of [{ isAdmin: true }, [], 'text', null]) {
      const answer = await send(method, path, body, admin);
      expect([answer.status, await answer.json()]).toEqual([400, fault]);
      expect(gateway.wallet.seen.at(-1)!.body).toEqual(body ?? {});
    }
    expect((await send(method, path, undefined, admin)).status).toBe(400);
  });

  it('shows a new token’s secret once, to nobody who keeps it', async () => {
    const answer = await send('POST', '/api/admin/access-tokens', { name: 'A script' }, admin);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([201, 'private, no-store']);
    expect(await answer.json()).toHaveProperty('secret');
    expect(JSON.stringify(await readAs(admin, '/api/admin/access-tokens'))).not.toContain('parley_pat_');
  });

  it('counts violations over all services', async () => {
    expect(await readAs(admin, '/api/admin/invariants')).toEqual({
      negativeBalances: 0,
      ledgerMismatches: 0,
      unlockMismatches: 1,
      overdueTurns: 3,
      heldAllowances: 0,
      stuckJobs: 0,
      unpublishedEvents: 3,
    });
  });

  it('reads users on from a cursor, and from no other text', async () => {
    const query = 'query($a: String) { users(first: 3, after: $a) { pageInfo { endCursor hasNextPage } } }';
    const first = await gateway.graphql(query, {}, admin);
    const { endCursor } = (first.data!['users'] as { pageInfo: { endCursor: string } }).pageInfo;
    await gateway.graphql(query, { a: endCursor }, admin);
    expect(gateway.wallet.seen.at(-1)!.url).toBe('/accounts?limit=3&offset=3');
    const { errors } = await gateway.graphql(query, { a: 'x' }, admin);
    expect(errors).toMatchObject([{ extensions: { status: 400 } }]);
  });
});

describe('chats of an account', () => {
  it('are its own, whatever anonymous id the browser still sends', async () => {
    await gateway.fetch(`/api/chat/sessions?anonymousSessionId=${ANONYMOUS_ID}`, { headers: ada });
    await gateway.fetch('/api/chat/sessions?anonymousSessionId=nonsense', { headers: ada });
    await send('POST', '/api/chat/sessions', { characterId: 1, anonymousSessionId: ANONYMOUS_ID }, ada);
    expect(gateway.chat.seen).toHaveLength(3);
    for (const { headers, body } of gateway.chat.seen) {
      expect(headers[CALLER_HEADERS.userId]).toBe(ADA.id);
      expect(headers[CALLER_HEADERS.anonymousId]).toBeUndefined();
      if (body) expect(body).toEqual({ characterId: 1 });
    }
  });

  it('begin at home with the id alone, and keep the status', async () => {
    const created = await send('POST', '/api/chat/create', { characterId: 1 }, ada);
    expect([created.status, await created.json()]).toEqual([201, { sessionId: SESSION_ID }]);
    gateway.chat.handle('createSession', () => ({ id: SESSION_ID }));
    expect((await send('POST', '/api/chat/create', { characterId: 1 }, ada)).status).toBe(200);
  });

  it('are regenerated as a stream or as an answer', async () => {
    const path = `/api/chat/sessions/${SESSION_ID}/regenerate`;
    gateway.chat.handle('regenerateReply', (request, reply) =>
      reply.type('text/event-stream').send(`event: done\ndata: ${request.headers['idempotency-key']}\n\n`),
    );
    const stream = await send('POST', path, undefined, {
      ...ada,
      accept: 'text/event-stream',
      'idempotency-key': 'key-1',
    });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    expect(await stream.text()).toBe('event: done\ndata: key-1\n\n');
  });
});

describe('all of one’s data', () => {
  const exported = () => gateway.fetch('/api/user/export', { headers: ada });
  const conversation = (number: number) => ({
    id: `0193a7c0-0000-7000-8000-${String(number).padStart(12, '0')}`,
    title: 'T',
    messages: [{ content: 'x'.repeat(1_000) }],
  });

  it('is one download of all pages', async () => {
    const pages = [[1, 2, 3], [4, 5], []].map((numbers) => numbers.map(conversation));
    const asked: (string | undefined)[] = [];
    gateway.chat.handle('exportSessions', (request) => {
      asked.push((request.query as { after?: string }).after);
      return pages[asked.length - 1];
    });
    const answer = await exported();
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="parley-data-\d{4}-\d{2}-\d{2}\.json"$/,
    );
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.json()).toEqual({
      user: expect.objectContaining({ id: ADA.id, email: ADA.email }),
      tokens: 25,
      ledger: [expect.objectContaining({ reason: 'signup' })],
      ledgerIsComplete: true,
      unlockedCharacters: [expect.objectContaining({ characterId: 2 })],
      conversations: pages.flat(),
    });
    expect(asked).toEqual([undefined, conversation(3).id, conversation(5).id]);
  });

  it('fails with a status while nothing has been sent', async () => {
    for (const [service, name] of [
      ['wallet', 'exportAccount'],
      ['chat', 'exportSessions'],
    ] as const) {
      gateway[service].handle(name as never, refuse(503, { message: 'Later.' }));
      expect((await exported()).status).toBe(503);
      gateway[service].reset();
    }
  });

  it('breaks off rather than pretend to be whole', async () => {
    let page = 0;
    gateway.chat.handle('exportSessions', (_request, reply) => {
      page += 1;
      return page < 3 ? [conversation(page)] : reply.status(500).send({ message: 'Broken.' });
    });
    await expect(exported().then((answer) => answer.text())).rejects.toThrow('terminated');
  });

  it('is not held in memory without end', async () => {
    let next = 0;
    gateway.chat.handle('exportSessions', () =>
      Array.from({ length: 50 }, () => ({ id: conversation((next += 1)).id })),
    );
    const { errors } = await gateway.graphql('{ accountData }', {}, ada);
    expect(errors).toMatchObject([{ extensions: { status: 422 } }]);
    expect(next).toBeLessThan(1_200);
  });

  it('is not held in memory either when few conversations are very long', async () => {
    let pages = 0;
    const content = 'word '.repeat(200_000);
    gateway.chat.handle('exportSessions', () => {
      pages += 1;
      return pages > 30 ? [] : [{ id: conversation(pages).id, messages: [{ content }] }];
    });
    const { errors } = await gateway.graphql('{ accountData }', {}, ada);
    expect(errors).toMatchObject([{ extensions: { status: 422 } }]);
    expect(pages).toBeLessThan(20);
  });
});

describe('deleting the account', () => {
  const tokensAs = async (headers: object) =>
    (await gateway.fetch('/api/user/tokens', { headers: headers as Record<string, string> })).status;

  it.each([
    ['DELETE /api/user', () => send('DELETE', '/api/user', undefined, ada)],
    ['deleteAccount', () => gateway.post('/graphql', { query: 'mutation { deleteAccount }' }, ada)],
  ])('%s signs it out everywhere, and nobody else', async (_way, remove) => {
    const elsewhere = { cookie: await cookieOf(gateway, ADA) };
    const answer = await remove();
    expect(answer.status).toBeLessThan(300);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^parley\.session=; .*(Max-Age=0|Expires=Thu, 01 Jan 1970)/),
    ]);
    expect(gateway.wallet.seen.filter(({ name }) => name === 'deleteAccount')).toMatchObject([
      { headers: { [CALLER_HEADERS.userId]: ADA.id } },
    ]);
    expect([await tokensAs(ada), await tokensAs(elsewhere), await tokensAs(admin)]).toEqual([401, 401, 200]);
  });

  it('leaves no access token of it working', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect(await tokensAs(headers)).toBe(200);
    expect((await send('DELETE', '/api/user', undefined, admin)).status).toBe(204);
    gateway.wallet.handle('resolveAccessToken', refuse(404, { message: 'Access token not found' }));
    expect(await tokensAs(headers)).toBe(401);
    admin = { cookie: await cookieOf(gateway, ADMIN) };
  });

  it('keeps everything as it was when the wallet refuses', async () => {
    gateway.wallet.handle('deleteAccount', refuse(503, { message: 'Later.' }));
    expect((await send('DELETE', '/api/user', undefined, ada)).status).toBe(503);
    expect(await tokensAs(ada)).toBe(200);
  });

  it('can be repeated when the wallet was done and we were not', async () => {
    gateway.wallet.handle('deleteAccount', refuse(404, { message: 'Account not found' }));
    expect((await send('DELETE', '/api/user', undefined, ada)).status).toBe(204);
    expect(await tokensAs(ada)).toBe(401);
  });
});
