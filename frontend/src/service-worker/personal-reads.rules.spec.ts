import { personalReadOf, purgeOf } from './personal-reads.rules';

const at = (path: string) => new URL(path, 'https://parley.test');

describe('personalReadOf', () => {
  it.each([
    ['/api/auth/user', { what: 'user', sessionId: null, anonymousId: null }],
    ['/api/chat/sessions', { what: 'sessions', sessionId: null, anonymousId: null }],
    ['/api/chat/sessions/s1', { what: 'session', sessionId: 's1', anonymousId: null }],
    ['/api/chat/sessions/s1?anonymousSessionId=a', { what: 'session', sessionId: 's1', anonymousId: 'a' }],
    ['/api/chat/sessions/s1/messages', { what: 'messages', sessionId: 's1', anonymousId: null }],
    ['/api/anonymous-status?anonymousSessionId=a', { what: 'allowance', sessionId: null, anonymousId: 'a' }],
  ])('knows %s', (path, read) => {
    expect(personalReadOf(at(path))).toEqual(read);
  });

  it.each([
    '/api/chat/sessions/s1/stream',
    '/api/chat/sessions/s1/messages/m1',
    '/api/chat/sessions/',
    '/api/anonymous-status',
    '/api/user/tokens',
    '/api/admin/users',
    '/api/characters',
    '/chat/s1',
  ])('leaves %s alone', (path) => {
    expect(personalReadOf(at(path))).toBeNull();
  });
});

describe('purgeOf', () => {
  it.each(['/api/login?returnTo=%2F', '/api/callback?code=x', '/api/logout', '/api/auth/logout'])(
    'is everything for %s',
    (path) => {
      expect(purgeOf('GET', at(path), true)).toEqual({ kind: 'everything' });
    },
  );

  it('is nothing for a login that goes nowhere, but everything for a logout that does', () => {
    expect(purgeOf('GET', at('/api/login'), false)).toBeNull();
    expect(purgeOf('GET', at('/api/logout'), false)).toEqual({ kind: 'everything' });
  });

  it('is what was read without an account when conversations become an account’s', () => {
    expect(purgeOf('POST', at('/api/chat/adopt'), true)).toEqual({ kind: 'anonymous' });
  });

  it('is everything when an account is deleted', () => {
    expect(purgeOf('DELETE', at('/api/user'), true)).toEqual({ kind: 'everything' });
    expect(purgeOf('GET', at('/api/user'), true)).toBeNull();
  });

  it.each(['/api/chat/sessions/s1', '/api/chat/sessions/s1/messages?anonymousSessionId=a'])(
    'is the conversation for DELETE %s',
    (path) => {
      expect(purgeOf('DELETE', at(path), true)).toEqual({ kind: 'session', sessionId: 's1' });
    },
  );

  it.each([
    ['GET', '/api/chat/sessions/s1'],
    ['POST', '/api/chat/sessions/s1/messages'],
    ['DELETE', '/api/admin/characters/1'],
    ['GET', '/login'],
  ])('is nothing for %s %s', (method, path) => {
    expect(purgeOf(method, at(path), true)).toBeNull();
  });
});
