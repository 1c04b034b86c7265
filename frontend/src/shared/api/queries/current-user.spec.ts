import { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from './current-user';

const client = new QueryClient();
afterEach(() => client.clear());

describe('currentUserQuery', () => {
  it.each([
    ['a signed-out answer', async () => Response.json(null)],
    ['a failing server', async () => new Response('', { status: 500 })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is null after %s, without a second try', async (_name, answer) => {
    let calls = 0;
    globalThis.fetch = (path) => {
      if (path === '/api/auth/user') calls += 1;
      return answer();
    };
    expect(await client.fetchQuery(currentUserQuery())).toBeNull();
    expect(calls).toBe(1);
  });
});
