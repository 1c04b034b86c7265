import type { BackingStores } from './backing-stores.ts';
import { urlForRole } from './postgres/connection.ts';
import type { ServiceDefinition, Surroundings } from './services.ts';

export interface ServiceEnvInputs {
  /** The user's: everything in it reaches the services, unless the launcher decides it. */
  environment: NodeJS.ProcessEnv;
  logLevel: string;
  stores: BackingStores;
  passwordOf: (name: string) => string;
  surroundings: Surroundings;
}

/** The launcher's to decide, service by service: what the user set is not handed on as it is. */
const DECIDED_HERE = new Set([
  'DATABASE_URL',
  'DATABASE_ADMIN_URL',
  'REDIS_URL',
  'HOST',
  'PORT',
  'PARLEY_FOLLOWS_PARENT',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_REDIRECT_ORIGIN',
  'IDENTITY_URL',
  'COOKIE_KEYS',
  'ADMIN_PASSWORD',
]);

function common({ environment, logLevel }: ServiceEnvInputs): NodeJS.ProcessEnv {
  const rest = Object.entries(environment).filter(([name]) => !DECIDED_HERE.has(name));
  return { ...Object.fromEntries(rest), NODE_ENV: 'production', LOG_LEVEL: logLevel };
}

/** Absent means absent, not the text "undefined". */
function defined(env: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

export function serviceEnv(
  service: ServiceDefinition,
  listen: { host: string; port: number },
  inputs: ServiceEnvInputs,
): NodeJS.ProcessEnv {
  const { stores, passwordOf, surroundings } = inputs;
  return {
    ...common(inputs),
    HOST: listen.host,
    PORT: String(listen.port),
    ...(service.role && {
      DATABASE_URL: urlForRole(stores.databaseUrl, service.role, passwordOf(service.role)),
    }),
    ...(service.usesRedis && { REDIS_URL: stores.redisUrl }),
    ...defined(service.env(surroundings)),
  };
}

/** For dist/migrate.js, which makes the role, its schema and its tables as the superuser. */
export function migrationEnv(role: string, inputs: ServiceEnvInputs): NodeJS.ProcessEnv {
  const { stores, passwordOf } = inputs;
  return {
    ...common(inputs),
    DATABASE_ADMIN_URL: stores.databaseUrl,
    DATABASE_URL: urlForRole(stores.databaseUrl, role, passwordOf(role)),
    REDIS_URL: stores.redisUrl,
  };
}
