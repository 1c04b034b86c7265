import { isForEver, isPublicRead, publicKeyOf } from './public-reads.rules';

const at = (path: string) => new URL(path, 'https://parley.test');
const NOW = new Date(2026, 2, 15);

describe('isPublicRead', () => {
  it.each(['/api/characters?featured=true', '/api/characters/7', '/api/collections', '/api/events/today'])(
    'is true of %s',
    (path) => {
      expect(isPublicRead(at(path))).toBe(true);
    },
  );

  it.each(['/api/user/characters', '/api/admin/characters', '/api/charactersheet', '/api/auth/user'])(
    'is false of %s',
    (path) => {
      expect(isPublicRead(at(path))).toBe(false);
    },
  );
});

describe('publicKeyOf', () => {
  it('keeps today under its date, so that it is not tomorrow’s', () => {
    const keyOf = (now: Date) => publicKeyOf(at('/api/events/today?tz=UTC'), now);
    expect(keyOf(NOW)).toBe('https://parley.test/api/events/today?tz=UTC&on=2026-3-15');
    expect(keyOf(new Date(2026, 2, 16))).not.toBe(keyOf(NOW));
  });

  it('keeps a page of Discover for every visit', () => {
    expect(publicKeyOf(at('/api/characters/discover?page=2&limit=32&sessionSeed=x'), NOW)).toBe(
      publicKeyOf(at('/api/characters/discover?page=2&limit=32&sessionSeed=y'), NOW),
    );
  });

  it('tells everything else apart by its whole address', () => {
    expect(publicKeyOf(at('/api/characters?limit=6'), NOW)).toBe(
      'https://parley.test/api/characters?limit=6',
    );
  });
});

it('takes for ever only what says so', () => {
  expect(isForEver(new Headers({ 'cache-control': 'public, max-age=31536000, immutable' }))).toBe(true);
  expect(isForEver(new Headers({ 'cache-control': 'no-cache' }))).toBe(false);
  expect(isForEver(new Headers())).toBe(false);
});
