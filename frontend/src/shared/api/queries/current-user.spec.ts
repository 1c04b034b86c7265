import { isAccountExpected } from '../../account/known-account';
import { createQueryClient } from '../query-client';
import { aUser, refusal, serve } from '../../../../test/page';
import { tokensQuery } from './wallet';
import { currentUserQuery } from './current-user';

const ANONYMOUS = '0192f0c0-0000-7000-8000-000000000001';
const client = createQueryClient();
beforeEach(() => localStorage.clear());
afterEach(() => client.clear());

const ask = () => client.fetchQuery(currentUserQuery());

describe('currentUserQuery', () => {
  it.each([
    ['a signed-out answer', null],
    ['a failing server', refusal(500)],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is null after %s, without a second try', async (_name, answer) => {
    const asked = serve({ 'GET /api/auth/user': answer });
    expect(await ask()).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('remembers whether somebody is to be expected the next time; a failure says nothing about it', async () => {
    serve({ 'GET /api/auth/user': aUser() });
    await ask();
    expect(isAccountExpected()).toBe(true);
    client.clear();
    serve({ 'GET /api/auth/user': refusal(503) });
    await ask();
    expect(isAccountExpected()).toBe(true);
    client.clear();
    serve({});
    await ask();
    expect(isAccountExpected()).toBe(false);
  });

  it('asks again who is here when something is refused as a stranger’s', async () => {
    let user: unknown = aUser();
    serve({ 'GET /api/auth/user': () => user, 'GET /api/user/tokens': refusal(401) });
    await ask();
    user = null;
    await client.fetchQuery(tokensQuery()).catch(() => undefined);
    expect(client.getQueryState(currentUserQuery().queryKey)?.isInvalidated).toBe(true);
  });
});

describe('after a login', () => {
  beforeEach(() => localStorage.setItem('anonymousSessionId', ANONYMOUS));
  const adoptions = (asked: { path: string }[]) => asked.filter(({ path }) => path === '/api/chat/adopt');

  it('the conversations of before are the account’s by the time that it is known, once', async () => {
    const asked = serve({ 'GET /api/auth/user': aUser(), 'POST /api/chat/adopt': { adopted: 2 } });
    expect(await ask()).toMatchObject({ id: 'account-1' });
    expect(adoptions(asked)).toMatchObject([{ method: 'POST', body: { anonymousSessionId: ANONYMOUS } }]);
    expect(localStorage.getItem('anonymousSessionId')).toBeNull();
    await client.invalidateQueries();
    await ask();
    expect(adoptions(asked)).toHaveLength(1);
  });

  it('what could not be adopted waits for the next time, and holds nobody up', async () => {
    serve({ 'GET /api/auth/user': aUser(), 'POST /api/chat/adopt': refusal(503) });
    expect(await ask()).toMatchObject({ id: 'account-1' });
    expect(localStorage.getItem('anonymousSessionId')).toBe(ANONYMOUS);
    client.clear();
    const asked = serve({ 'GET /api/auth/user': aUser(), 'POST /api/chat/adopt': { adopted: 1 } });
    await ask();
    expect(adoptions(asked)).toHaveLength(1);
    expect(localStorage.getItem('anonymousSessionId')).toBeNull();
  });

  it('a visitor keeps them', async () => {
    const asked = serve({});
    await ask();
    expect(adoptions(asked)).toEqual([]);
    expect(localStorage.getItem('anonymousSessionId')).toBe(ANONYMOUS);
  });
});
