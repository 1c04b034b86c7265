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

  it('signs people in elsewhere when all three settings say where', () => {
    const elsewhere = {
      OIDC_ISSUER: 'https://accounts.example',
      OIDC_CLIENT_ID: 'parley',
      OIDC_CLIENT_SECRET: 'geheim',
    };
    expect(readSettings(elsewhere, '/repo').issuer).toEqual({
      url: 'https://accounts.example',
      clientId: 'parley',
      clientSecret: 'geheim',
    });
    expect(readSettings({}, '/repo').issuer).toBeUndefined();
    for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']) {
      expect(() => readSettings({ ...elsewhere, [name]: '' }, '/repo')).toThrow(/OIDC_CLIENT_ID and/);
    }
  });

  it('has an administrator, and refuses a password that identity would refuse', () => {
    expect(readSettings({}, '/repo')).toMatchObject({
      adminEmail: 'admin@parley.localhost',
      adminPassword: undefined,
    });
    expect(() => readSettings({ ADMIN_PASSWORD: 'geheim' }, '/repo')).toThrow(/8 to 200/);
  });

  it('does not repeat a password from an address it refuses', () => {
    const read = () => readSettings({ DATABASE_URL: 'mysql://me:geheim@db/x' }, '/repo');
    expect(read).toThrow(/DATABASE_URL/);
    expect(read).not.toThrow(/geheim/);
  });
});
