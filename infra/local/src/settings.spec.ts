import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('needs nothing', () => {
    expect(readSettings({}, '/repo')).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/repo/.data',
      databaseUrl: undefined,
      redisUrl: undefined,
      model: undefined,
    });
  });

  it('takes an empty variable as not set', () => {
    expect(readSettings({ PORT: '', OPENAI_API_KEY: '', DATABASE_URL: '' }, '/repo')).toMatchObject({
      port: 3000,
      model: undefined,
    });
  });

  it.each(['0', '65536', '3000x', '-1', '1.5'])('refuses the port %s', (PORT) => {
    expect(() => readSettings({ PORT }, '/repo')).toThrow(/PORT/);
  });

  it('uses a real model when an address or a key is given', () => {
    const OPENAI_CHAT_MODEL = 'gpt-x';
    expect(readSettings({ OPENAI_API_KEY: 'k', OPENAI_CHAT_MODEL }, '/repo').model).toEqual({
      baseUrl: 'https://api.openai.com/v1',
      apiKey: 'k',
      chatModel: 'gpt-x',
    });
    expect(
      readSettings({ OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_CHAT_MODEL }, '/repo').model,
    ).toEqual({
      baseUrl: 'http://localhost:11434/v1',
      apiKey: 'none',
      chatModel: 'gpt-x',
    });
    expect(readSettings({ OPENAI_API_KEY: 'k' }, '/repo').model?.chatModel).toBe('gpt-4o-mini');
  });

  it('does not repeat a password from an address it refuses', () => {
    const read = () => readSettings({ DATABASE_URL: 'mysql://me:geheim@db/x' }, '/repo');
    expect(read).toThrow(/DATABASE_URL/);
    expect(read).not.toThrow(/geheim/);
  });
});
