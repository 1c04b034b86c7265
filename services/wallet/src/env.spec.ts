import { readEnv } from '@parley/kit/config/load-env';
import { WalletEnv } from './env.js';

const NEEDED = {
  PORT: '3004',
  DATABASE_URL: 'postgres://127.0.0.1:5432/parley',
  REDIS_URL: 'redis://127.0.0.1:6379',
  CATALOG_URL: 'http://127.0.0.1:3001',
};

describe('the environment', () => {
  it('gives 25 tokens to begin with, takes one for a message, and leaves four free', () => {
    expect(readEnv(WalletEnv, NEEDED)).toMatchObject({
      SIGNUP_TOKENS: 25,
      MESSAGE_TOKEN_COST: 1,
      ANONYMOUS_MESSAGE_LIMIT: 4,
    });
  });

  it('may say that neither is given or taken', () => {
    const env = readEnv(WalletEnv, { ...NEEDED, SIGNUP_TOKENS: '0', MESSAGE_TOKEN_COST: '0' });
    expect(env).toMatchObject({ SIGNUP_TOKENS: 0, MESSAGE_TOKEN_COST: 0 });
  });

  it.each(['SIGNUP_TOKENS', 'MESSAGE_TOKEN_COST'])(
    'refuses a %s that is no whole number from 0 on',
    (name) => {
      for (const value of ['-1', '1.5', 'many']) {
        expect(() => readEnv(WalletEnv, { ...NEEDED, [name]: value })).toThrow(name);
      }
    },
  );
});
