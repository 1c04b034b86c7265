import { resolve } from 'node:path';
import { LaunchError } from './launch-error.ts';

export interface ModelSettings {
  baseUrl: string;
  apiKey: string;
  chatModel: string;
}

/** An OpenID provider, and how it knows us. */
export interface IssuerSettings {
  url: string;
  clientId: string;
  clientSecret: string;
}

/** What the person who starts Parley decides, read from the environment. */
export interface Settings {
  port: number;
  /** Where the gateway listens; everything else stays on 127.0.0.1. */
  host: string;
  dataDir: string;
  /** Absent: the launcher runs its own. */
  databaseUrl?: string;
  redisUrl?: string;
  /** Absent: the understudy speaks. */
  model?: ModelSettings;
  /** Absent: people sign in at Parley's own identity. */
  issuer?: IssuerSettings;
  adminEmail: string;
  /** Absent: one is made and kept. */
  adminPassword?: string;
  /** The one address at which Parley is found. Absent: it goes by the address that was asked. */
  publicUrl?: string;
  logLevel: string;
  /** The whole environment; services get it, with what the launcher decides laid over it. */
  environment: NodeJS.ProcessEnv;
}

const OPENAI = 'https://api.openai.com/v1';
/** Never the understudy's name, which would have the page say that no language model speaks. */
const OPENAI_DEFAULT_MODEL = 'gpt-4o-mini';

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new LaunchError(`PORT must be a number from 1 to 65535, not "${text}".`);
  }
  return port;
}

function urlOf(name: string, text: string, schemes: readonly string[]): string {
  if (!URL.canParse(text) || !schemes.includes(new URL(text).protocol)) {
    // The value itself may hold a password: it is not repeated.
    throw new LaunchError(
      `${name} must be an address beginning with ${schemes.map((s) => `${s}//`).join(' or ')}.`,
    );
  }
  return text;
}

/** An address or a key alone already means: a real model. The address defaults to OpenAI's own. */
function modelOf(env: NodeJS.ProcessEnv): ModelSettings | undefined {
  if (!env.OPENAI_BASE_URL && !env.OPENAI_API_KEY) return undefined;
  return {
    baseUrl: urlOf('OPENAI_BASE_URL', env.OPENAI_BASE_URL || OPENAI, ['http:', 'https:']),
    // Servers on one's own machine rarely want a key, but the SDK does.
    apiKey: env.OPENAI_API_KEY || 'none',
    chatModel: env.OPENAI_CHAT_MODEL || OPENAI_DEFAULT_MODEL,
  };
}

/** All three or none: with half of them nobody could sign in. */
function issuerOf(env: NodeJS.ProcessEnv): IssuerSettings | undefined {
  if (!env.OIDC_ISSUER) return undefined;
  if (!env.OIDC_CLIENT_ID || !env.OIDC_CLIENT_SECRET) {
    throw new LaunchError('OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET beside it.');
  }
  return {
    url: urlOf('OIDC_ISSUER', env.OIDC_ISSUER, ['http:', 'https:']),
    clientId: env.OIDC_CLIENT_ID,
    clientSecret: env.OIDC_CLIENT_SECRET,
  };
}

/** As identity takes them. */
function adminPasswordOf(password: string | undefined): string | undefined {
  if (password && (password.length < 8 || password.length > 200)) {
    throw new LaunchError('ADMIN_PASSWORD must have 8 to 200 characters.');
  }
  return password || undefined;
}

/** @param folder what a relative DATA_DIR is relative to */
export function readSettings(env: NodeJS.ProcessEnv, folder: string): Settings {
  return {
    port: portOf(env.PORT || '3000'),
    host: env.HOST || '127.0.0.1',
    dataDir: resolve(folder, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL && urlOf('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:']),
    redisUrl: env.REDIS_URL && urlOf('REDIS_URL', env.REDIS_URL, ['redis:', 'rediss:']),
    model: modelOf(env),
    issuer: issuerOf(env),
    adminEmail: env.ADMIN_EMAIL || 'admin@parley.localhost',
    adminPassword: adminPasswordOf(env.ADMIN_PASSWORD),
    publicUrl: env.PUBLIC_URL && urlOf('PUBLIC_URL', env.PUBLIC_URL, ['http:', 'https:']),
    logLevel: env.LOG_LEVEL || 'info',
    environment: env,
  };
}
