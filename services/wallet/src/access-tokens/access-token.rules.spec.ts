import { endingOf, hashOf, newSecret } from './access-token.rules.js';

describe('the secret of an access token', () => {
  it('is the prefix and 43 characters that fit into a header, never the same twice', () => {
    const secrets = new Set(Array.from({ length: 100 }, newSecret));
    expect(secrets.size).toBe(100);
    for (const secret of secrets) expect(secret).toMatch(/^parley_pat_[\w-]{43}$/);
  });

  it('is known by its SHA-256 and shown by its last four characters', () => {
    expect(hashOf('parley_pat_x')).toBe('01c726319c9e1a72d7ab6b93d933d1c605f03990278c57a2901899f1a721bcdd');
    expect(endingOf('parley_pat_abcdef')).toBe('cdef');
  });
});
