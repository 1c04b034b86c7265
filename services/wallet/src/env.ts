import { loadEnv } from '@parley/kit/config/load-env';
import { IsPrivateUrl, ServiceEnv } from '@parley/kit/config/service-env';
import { IsInt, Max, Min } from 'class-validator';

export class WalletEnv extends ServiceEnv {
  @IsPrivateUrl(['postgres', 'postgresql']) DATABASE_URL: string;
  @IsPrivateUrl(['redis', 'rediss']) REDIS_URL: string;
  @IsPrivateUrl(['http', 'https']) CATALOG_URL: string;
  /** Tokens that a new account starts with. */
  @IsInt() @Min(0) @Max(1_000_000) SIGNUP_TOKENS: number = 25;
  /** Tokens that a completed reply costs a signed-in account, while it has them. */
  @IsInt() @Min(0) @Max(1_000) MESSAGE_TOKEN_COST: number = 1;
  /** What the setting is until the administrator changes any. */
  @IsInt() @Min(1) @Max(20) ANONYMOUS_MESSAGE_LIMIT: number = 4;
}

export const readWalletEnv = (): WalletEnv => loadEnv(WalletEnv, process.env);
