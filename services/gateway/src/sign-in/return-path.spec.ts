import { returnPath } from './return-path.js';

describe('returnPath', () => {
  it.each([
    ['/', '/'],
    ['/discover', '/discover'],
    ['/collections?collection=3', '/collections?collection=3'],
    ['/events/7#impact', '/events/7#impact'],
    ['/profile', '/profile'],
    ['/admin/users?page=2', '/admin/users?page=2'],
    ['/chat/0193a7c0-0000-7000-8000-000000000001', '/chat/0193a7c0-0000-7000-8000-000000000001'],
    ['/talk-to/rené-descartes', '/talk-to/ren%C3%A9-descartes'],
    ['/graphiql', '/graphiql'],
  ])('leads to %s', (given, path) => {
    expect(returnPath(given)).toBe(path);
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['several', ['/discover', '/profile']],
    ['another site', 'https://evil.example/'],
    ['ourselves, written as a site', 'http://parley.invalid/discover'],
    ['a site without a scheme', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash later', '/discover\\..\\..'],
    ['encoded slashes', '%2F%2Fevil.example'],
    ['an encoded slash behind the first', '/%2Fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['a tab, which browsers drop', '/\t/evil.example'],
    ['a line break', '/\n/evil.example'],
    ['an encoded line break', '/discover%0d%0aSet-Cookie:%20a=b'],
    ['a name before an at sign', '/@evil.example'],
    ['credentials', 'http://localhost@evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script behind a slash', '/javascript:alert(1)'],
    ['data', 'data:text/html,hello'],
    ['a scheme without slashes', 'https:evil.example'],
    ['a leading space', ' /discover'],
    ['steps up to the API', '/discover/../api/logout'],
    ['a call of the API', '/api/logout'],
    ['the API behind two slashes', '/api//logout'],
    ['the issuer', '/oidc/session/end'],
    ['GraphQL', '/graphql'],
    ['a wide slash', '／／evil.example'],
    ['an invisible character', '/\u202e/evil.example'],
    ['a broken escape', '/talk-to/%E0%A4%A'],
    ['half a surrogate pair', '/talk-to/\ud800\ud800'.slice(0, 10) + '\\'],
    ['an unknown page', '/no-such-page'],
    ['more than anybody types', `/discover?${'a'.repeat(2_000)}`],
  ])('leads home from %s', (_case, given) => {
    expect(returnPath(given)).toBe('/');
  });

  it('never leaves our origin, whatever it is given', () => {
    for (const given of ['/discover?next=//evil.example', '/talk-to/..%2f..%2fevil', '/talk-to/.%2e/.%2e/x'])
      expect(new URL(returnPath(given), 'https://parley.example').origin).toBe('https://parley.example');
  });
});
