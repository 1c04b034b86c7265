import { isImmutable, pageRequestOf } from './page-path.js';

describe('pageRequestOf', () => {
  it.each(['', 'discover', 'events/7/', 'talk-to/rené', 'index.html', 'apiary', 'assets'])(
    'takes %j for a screen',
    (path) => {
      expect(pageRequestOf(path)).toEqual({ kind: 'screen' });
    },
  );

  it.each(['favicon.svg', 'assets/x', 'assets/a/b.js', 'deep/file.txt', 'assets/'])(
    'takes %j for a file',
    (path) => {
      expect(pageRequestOf(path)).toEqual({ kind: 'file', path });
    },
  );

  it.each([
    'api',
    'api/',
    'api/x.js',
    '/api/x',
    'graphql',
    'graphql/x',
    '/graphql',
    '//api//x',
    'media',
    'media/x.svg',
    'oidc/auth',
    'graphiql',
  ])('takes %j for a service’s', (path) => {
    expect(pageRequestOf(path)).toEqual({ kind: 'api' });
  });

  it.each(['..', '../x', 'a/../b.js', './a', '.env', 'a/.git/b', 'a//b', '/a', 'a\\b', 'a\0.js'])(
    'takes %j for nothing',
    (path) => {
      expect(pageRequestOf(path)).toEqual({ kind: 'nothing' });
    },
  );
});

it('keeps for ever only what has a hash in its name', () => {
  expect(['assets/a-1.js', 'theme.js', 'sw.js'].map(isImmutable)).toEqual([true, false, false]);
});
