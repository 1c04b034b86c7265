import path from 'node:path';
import { loadEnv } from '@parley/kit/config/load-env';
import { IsPrivateUrl, ServiceEnv } from '@parley/kit/config/service-env';
import { IsEmail, IsIn, IsOptional, IsString, Matches, MinLength } from 'class-validator';

const HTTP = ['http', 'https'];
const ADDRESSES = /^\s*[\da-f.:/]+\s*(,\s*[\da-f.:/]+\s*)*$/i;

export class GatewayEnv extends ServiceEnv {
  @IsPrivateUrl(['redis', 'rediss']) REDIS_URL: string;
  @IsPrivateUrl(HTTP) CATALOG_URL: string;
  @IsPrivateUrl(HTTP) CHAT_URL: string;
  @IsPrivateUrl(HTTP) MEDIA_URL: string;
  @IsPrivateUrl(HTTP) WALLET_URL: string;
  /** The OpenID provider that people sign in at. */
  @IsPrivateUrl(HTTP) OIDC_ISSUER: string;
  @IsString() @MinLength(1) OIDC_CLIENT_ID: string = 'parley';
  @IsString() @MinLength(1) OIDC_CLIENT_SECRET: string;
  /** Parley's own identity service, when that is the issuer: asked directly, and shown to browsers below `/oidc`. */
  @IsOptional() @IsPrivateUrl(HTTP) IDENTITY_URL?: string;
  /** Whose verified address this is, is the administrator. */
  @IsEmail({ require_tld: false }) ADMIN_EMAIL: string = 'admin@parley.localhost';
  /** Where the browser finds Parley; without it, wherever it was asked. With https, browsers are told to stay on it. */
  @IsOptional() @IsPrivateUrl(HTTP) PUBLIC_URL?: string;
  /** The built frontend. */
  @IsString() FRONTEND_DIR: string = path.resolve(import.meta.dirname, '../../../frontend/dist');
  @IsIn(['off', 'production']) RATE_LIMIT_PROFILE: 'off' | 'production' = 'production';
  /** The header in which the edge before Parley names the visitor's country. */
  @Matches(/^[\w-]+$/, { message: 'COUNTRY_HEADER must be the name of a header' })
  COUNTRY_HEADER: string = 'cf-ipcountry';
  /** Addresses and networks of proxies whose `X-Forwarded-*` are believed, with commas between. */
  @IsOptional()
  @Matches(ADDRESSES, { message: 'TRUSTED_PROXIES must be addresses or networks with commas between' })
  TRUSTED_PROXIES?: string;
}

export const loadGatewayEnv = (): GatewayEnv => loadEnv(GatewayEnv, process.env);
