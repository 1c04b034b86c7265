import { loadEnv } from '@parley/kit/config/load-env';
import { IsPrivateUrl, ServiceEnv } from '@parley/kit/config/service-env';
import { IsEmail, IsIn, IsOptional, IsString, Length, Matches, MinLength } from 'class-validator';

const HTTP = ['http', 'https'];

export class IdentityEnv extends ServiceEnv {
  @IsPrivateUrl(['postgres', 'postgresql']) DATABASE_URL: string;
  @IsPrivateUrl(['redis', 'rediss']) REDIS_URL: string;
  /** How the provider names itself: an address that ends in the path it is mounted at. Accounts hang on it. */
  @IsPrivateUrl(HTTP)
  @Matches(/^[^?#]+[^/]\/oidc$/, { message: 'OIDC_ISSUER must end in /oidc' })
  OIDC_ISSUER: string;
  @IsString() OIDC_CLIENT_ID: string = 'parley';
  @MinLength(16) OIDC_CLIENT_SECRET: string;
  /** Where browsers find Parley; without it, wherever they asked. */
  @IsOptional() @IsPrivateUrl(HTTP) OIDC_REDIRECT_ORIGIN?: string;
  /** What cookies are signed with; commas between several, the first signs, the others are still believed. */
  @Matches(/^[^\s,]{32,}(,[^\s,]{32,})*$/, {
    message: 'COOKIE_KEYS must be keys of at least 32 characters with commas between',
  })
  COOKIE_KEYS: string;
  @IsEmail() ADMIN_EMAIL: string = 'admin@parley.localhost';
  /** Without one no administrator's account is made. */
  @IsOptional() @Length(8, 200) ADMIN_PASSWORD?: string;
  @IsIn(['off', 'production']) RATE_LIMIT_PROFILE: 'off' | 'production' = 'production';
}

export const readIdentityEnv = (): IdentityEnv => loadEnv(IdentityEnv, process.env);
