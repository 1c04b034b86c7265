import type { IssuerSettings, ModelSettings } from './settings.ts';

/** The services of a launch: all that the launcher knows about each. */
export interface ServiceDefinition {
  /** Names its pid file, its log, its port and its address. */
  name: string;
  /** Below services/. */
  folder: string;
  door: string;
  /** Its PostgreSQL role; absent: it gets no database. */
  role?: string;
  usesRedis?: boolean;
  /** Left out when a real model is configured. */
  standsInForModel?: boolean;
  /** Left out when people sign in at another issuer. */
  standsInForIssuer?: boolean;
  /** Stopping goes by turns, 1 first: who asks others is gone before them. */
  stopTurn: 1 | 2 | 3;
  env: (around: Surroundings) => Record<string, string | undefined>;
}

/** What a service can learn about the rest. */
export interface Surroundings {
  urlOf: (service: string) => string;
  publicUrl: string;
  frontendDir: string;
  model: ModelSettings;
  issuer: IssuerSettings;
  administrator: { email: string; password: string };
  /** A secret that is made once and kept. */
  secretOf: (name: string) => string;
  /** Set by the user: the only address that Parley has. */
  onlyOrigin: string | undefined;
}

const toModel = ({ model, urlOf }: Surroundings) => ({
  CATALOG_URL: urlOf('catalog'),
  WALLET_URL: urlOf('wallet'),
  OPENAI_BASE_URL: model.baseUrl,
  OPENAI_API_KEY: model.apiKey,
  OPENAI_CHAT_MODEL: model.chatModel,
});

const toIssuer = (issuer: IssuerSettings) => ({
  OIDC_ISSUER: issuer.url,
  OIDC_CLIENT_ID: issuer.clientId,
  OIDC_CLIENT_SECRET: issuer.clientSecret,
});

export const SERVICES: readonly ServiceDefinition[] = [
  {
    name: 'understudy',
    folder: 'understudy',
    door: 'dist/main.js',
    standsInForModel: true,
    stopTurn: 3,
    env: () => ({}),
  },
  {
    name: 'catalog',
    folder: 'catalog',
    door: 'dist/main.js',
    role: 'catalog',
    usesRedis: true,
    stopTurn: 2,
    env: () => ({}),
  },
  {
    name: 'chat',
    folder: 'chat',
    door: 'dist/main.js',
    role: 'chat',
    usesRedis: true,
    stopTurn: 2,
    env: toModel,
  },
  {
    name: 'chat-worker',
    folder: 'chat',
    door: 'dist/worker.js',
    role: 'chat',
    usesRedis: true,
    stopTurn: 2,
    env: toModel,
  },
  {
    name: 'wallet',
    folder: 'wallet',
    door: 'dist/main.js',
    role: 'wallet',
    usesRedis: true,
    stopTurn: 2,
    env: ({ urlOf }) => ({ CATALOG_URL: urlOf('catalog') }),
  },
  {
    name: 'analytics',
    folder: 'analytics',
    door: 'dist/main.js',
    role: 'analytics',
    usesRedis: true,
    stopTurn: 2,
    env: () => ({}),
  },
  {
    name: 'media',
    folder: 'media',
    door: 'dist/main.js',
    stopTurn: 2,
    env: () => ({}),
  },
  {
    name: 'identity',
    folder: 'identity',
    door: 'dist/main.js',
    role: 'identity',
    usesRedis: true,
    standsInForIssuer: true,
    stopTurn: 2,
    env: ({ issuer, administrator, secretOf, onlyOrigin }) => ({
      ...toIssuer(issuer),
      OIDC_REDIRECT_ORIGIN: onlyOrigin,
      COOKIE_KEYS: secretOf('oidc-cookies'),
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    }),
  },
  {
    name: 'gateway',
    folder: 'gateway',
    door: 'dist/main.js',
    usesRedis: true,
    stopTurn: 1,
    // PUBLIC_URL only if the user set it: else the gateway goes by the address that was asked.
    env: ({ urlOf, frontendDir, issuer, administrator }) => ({
      ...toIssuer(issuer),
      // Empty, that is absent, when identity was left out.
      IDENTITY_URL: urlOf('identity') || undefined,
      ADMIN_EMAIL: administrator.email,
      CATALOG_URL: urlOf('catalog'),
      CHAT_URL: urlOf('chat'),
      WALLET_URL: urlOf('wallet'),
      MEDIA_URL: urlOf('media'),
      FRONTEND_DIR: frontendDir,
    }),
  },
];

/** Services with tables of their own; dist/migrate.js brings them up to date before anything runs. */
export const MIGRATING = ['catalog', 'chat', 'analytics', 'wallet', 'identity'] as const;

export const MIGRATE_DOOR = 'dist/migrate.js';
