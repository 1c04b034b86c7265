import { readEnv } from '@parley/kit/config/load-env';
import { GatewayEnv } from './env.js';

const NEEDED = {
  PORT: '3000',
  REDIS_URL: 'redis://127.0.0.1:6379',
  CATALOG_URL: 'http://catalog:3001',
  CHAT_URL: 'http://127.0.0.1:3002',
  MEDIA_URL: 'http://127.0.0.1:3003',
  WALLET_URL: 'http://127.0.0.1:3004',
  OIDC_ISSUER: 'http://localhost:3000/oidc',
  OIDC_CLIENT_SECRET: 'secret',
};

describe('the environment', () => {
  it('has safe defaults', () => {
    const env = readEnv(GatewayEnv, NEEDED);
    expect([env.TRUSTED_PROXIES, env.PUBLIC_URL, env.IDENTITY_URL]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(env).toMatchObject({
      FRONTEND_DIR: expect.stringMatching(/\/frontend\/dist$/),
      RATE_LIMIT_PROFILE: 'production',
      COUNTRY_HEADER: 'cf-ipcountry',
      OIDC_CLIENT_ID: 'parley',
      ADMIN_EMAIL: 'admin@parley.localhost',
    });
  });

  it.each([
    ['TRUSTED_PROXIES', '10.0.0.0/8, ::1,192.168.1.1'],
    ['PUBLIC_URL', 'https://parley.example'],
    ['RATE_LIMIT_PROFILE', 'off'],
    ['COUNTRY_HEADER', 'X-Vercel-IP-Country'],
    ['OIDC_ISSUER', 'https://accounts.example'],
    ['IDENTITY_URL', 'http://identity:3005'],
    ['ADMIN_EMAIL', 'root@localhost'],
  ])('takes %s=%s', (name, value) => {
    expect(readEnv(GatewayEnv, { ...NEEDED, [name]: value })).toMatchObject({ [name]: value });
  });

  it.each([
    ['TRUSTED_PROXIES', 'true'],
    ['TRUSTED_PROXIES', '10.0.0.1,'],
    ['PUBLIC_URL', 'parley'],
    ['CHAT_URL', 'redis://chat'],
    ['RATE_LIMIT_PROFILE', 'on'],
    ['COUNTRY_HEADER', 'country: DE'],
    ['OIDC_ISSUER', 'accounts'],
    ['ADMIN_EMAIL', 'me'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readEnv(GatewayEnv, { ...NEEDED, [name]: value })).toThrow(name);
  });
});
