import { readEnv } from '@parley/kit/config/load-env';
import { ChatEnv } from './env.js';

const NEEDED = {
  PORT: '3002',
  DATABASE_URL: 'postgres://127.0.0.1:5432/parley',
  REDIS_URL: 'redis://127.0.0.1:6379',
  CATALOG_URL: 'http://127.0.0.1:3001',
  WALLET_URL: 'http://127.0.0.1:3003',
  OPENAI_API_KEY: 'none',
};

describe('the free messages of an anonymous visitor', () => {
  it('are four', () => {
    expect(readEnv(ChatEnv, NEEDED).ANONYMOUS_MESSAGE_LIMIT).toBe(4);
  });

  it('can be set from 1 to 20', () => {
    const limited = (limit: string) => readEnv(ChatEnv, { ...NEEDED, ANONYMOUS_MESSAGE_LIMIT: limit });
    expect(['1', '20'].map((limit) => limited(limit).ANONYMOUS_MESSAGE_LIMIT)).toEqual([1, 20]);
    for (const limit of ['0', '21', '4.5']) expect(() => limited(limit)).toThrow('ANONYMOUS_MESSAGE_LIMIT');
  });
});
