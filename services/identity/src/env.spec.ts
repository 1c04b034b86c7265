import { readEnv } from '@parley/kit/config/load-env';
import { IdentityEnv } from './env.js';

const needed = {
  PORT: '4000',
  DATABASE_URL: 'postgres://identity:x@127.0.0.1/parley',
  REDIS_URL: 'redis://127.0.0.1',
  OIDC_ISSUER: 'http://localhost:3000/oidc',
  OIDC_CLIENT_SECRET: 'a-secret-of-the-client',
  COOKIE_KEYS: 'k'.repeat(32),
};
const read = (over: Record<string, string> = {}) => readEnv(IdentityEnv, { ...needed, ...over });

describe('the environment of identity', () => {
  it('has an administrator’s address and nobody’s password by default', () => {
    expect(read()).toMatchObject({ ADMIN_EMAIL: 'admin@parley.localhost', OIDC_CLIENT_ID: 'parley' });
    expect(read().ADMIN_PASSWORD).toBeUndefined();
  });

  it.each([
    'http://localhost:3000',
    'http://localhost:3000/oidc/',
    'localhost/oidc',
    'https://a.b/oidc?x=1',
    'https://a.b//oidc',
  ])('refuses %s as issuer: its path is where the provider is mounted', (OIDC_ISSUER) => {
    expect(() => read({ OIDC_ISSUER })).toThrow(/OIDC_ISSUER/);
  });

  it('refuses short cookie keys, also among long ones', () => {
    expect(() => read({ COOKIE_KEYS: 'short' })).toThrow(/COOKIE_KEYS/);
    expect(() => read({ COOKIE_KEYS: `${'k'.repeat(32)},short` })).toThrow(/COOKIE_KEYS/);
    expect(read({ COOKIE_KEYS: `${'k'.repeat(32)},${'l'.repeat(40)}` }).COOKIE_KEYS).toContain(',');
  });

  it('refuses an administrator’s password that nobody else could have', () => {
    expect(() => read({ ADMIN_PASSWORD: 'secret' })).toThrow(/ADMIN_PASSWORD/);
  });
});
