import { migrationEnv, serviceEnv, type ServiceEnvInputs } from './service-env.ts';
import { type ServiceDefinition, SERVICES } from './services.ts';

const inputs: ServiceEnvInputs = {
  environment: { PATH: '/bin', DATABASE_URL: 'postgres://me:mine@db/x', PORT: '3000', ADMIN_EMAIL: 'a@b.c' },
  logLevel: 'info',
  stores: {
    databaseUrl: 'postgres://postgres:super@127.0.0.1:5000/parley',
    redisUrl: 'redis://127.0.0.1:6000',
  },
  passwordOf: (name) => `${name}-password`,
  surroundings: {
    urlOf: (name) => `http://127.0.0.1/${name}`,
    publicUrl: 'http://localhost:3000',
    frontendDir: '/repo/frontend/dist',
    model: { baseUrl: 'http://model/v1', apiKey: 'key', chatModel: 'm' },
    issuer: { url: 'http://localhost:3000/oidc', clientId: 'parley', clientSecret: 'client-secret' },
    administrator: { email: 'a@b.c', password: 'the administrator’s' },
    secretOf: (name) => `${name}-secret`,
    onlyOrigin: undefined,
  },
};
const listen = { host: '127.0.0.1', port: 7000 };
const named = (name: string) => SERVICES.find((service) => service.name === name) as ServiceDefinition;

describe('the environment of a service', () => {
  it('holds its own role and port, and nothing of the superuser', () => {
    const env = serviceEnv(named('chat-worker'), listen, inputs);
    expect(env).toMatchObject({
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '7000',
      LOG_LEVEL: 'info',
      DATABASE_URL: 'postgres://chat:chat-password@127.0.0.1:5000/parley',
      REDIS_URL: 'redis://127.0.0.1:6000',
      CATALOG_URL: 'http://127.0.0.1/catalog',
      OPENAI_BASE_URL: 'http://model/v1',
      OPENAI_CHAT_MODEL: 'm',
    });
    expect(JSON.stringify(env)).not.toContain('super');
  });

  it('passes on what the user set, except for what the launcher decides', () => {
    const env = serviceEnv(named('understudy'), listen, inputs);
    expect(env).toMatchObject({ PATH: '/bin', ADMIN_EMAIL: 'a@b.c', PORT: '7000' });
    expect(env).not.toHaveProperty('DATABASE_URL');
    expect(env).not.toHaveProperty('REDIS_URL');
  });

  it('tells the gateway where the others and the pages are', () => {
    const env = serviceEnv(named('gateway'), listen, inputs);
    expect(env).toMatchObject({
      CATALOG_URL: 'http://127.0.0.1/catalog',
      CHAT_URL: 'http://127.0.0.1/chat',
      WALLET_URL: 'http://127.0.0.1/wallet',
      MEDIA_URL: 'http://127.0.0.1/media',
      FRONTEND_DIR: '/repo/frontend/dist',
    });
    expect(env).not.toHaveProperty('PUBLIC_URL');
    expect(env).not.toHaveProperty('DATABASE_URL');
  });

  it('tells the gateway the public address that the user set', () => {
    const environment = { PUBLIC_URL: 'https://parley.example' };
    expect(serviceEnv(named('gateway'), listen, { ...inputs, environment })).toMatchObject(environment);
  });

  it('holds the administrator’s password for identity alone', () => {
    const given = {
      ...inputs,
      environment: { ...inputs.environment, ADMIN_PASSWORD: 'the administrator’s' },
    };
    for (const service of SERVICES) {
      const holds = JSON.stringify(serviceEnv(service, listen, given)).includes('the administrator’s');
      expect([service.name, holds]).toEqual([service.name, service.name === 'identity']);
    }
  });

  it('tells identity and the gateway the same secret, and nobody else', () => {
    for (const service of SERVICES) {
      const { OIDC_CLIENT_SECRET } = serviceEnv(service, listen, inputs);
      const isParty = ['identity', 'gateway'].includes(service.name);
      expect([service.name, OIDC_CLIENT_SECRET]).toEqual([
        service.name,
        isParty ? 'client-secret' : undefined,
      ]);
    }
  });

  it('has no identity to go to when people sign in elsewhere', () => {
    const urlOf = (name: string) => (name === 'identity' ? '' : `http://127.0.0.1/${name}`);
    const elsewhere = { ...inputs, surroundings: { ...inputs.surroundings, urlOf } };
    expect(serviceEnv(named('gateway'), listen, elsewhere)).not.toHaveProperty('IDENTITY_URL');
    expect(serviceEnv(named('gateway'), listen, inputs).IDENTITY_URL).toBe('http://127.0.0.1/identity');
  });

  it('is the superuser’s for a migration', () => {
    expect(migrationEnv('catalog', inputs)).toMatchObject({
      DATABASE_ADMIN_URL: 'postgres://postgres:super@127.0.0.1:5000/parley',
      DATABASE_URL: 'postgres://catalog:catalog-password@127.0.0.1:5000/parley',
    });
  });
});
