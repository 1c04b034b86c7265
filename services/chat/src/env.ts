import { IsPrivateUrl, ServiceEnv } from '@parley/kit/config/service-env';
import { loadEnv } from '@parley/kit/config/load-env';
import { UNDERSTUDY_MODEL } from '@parley/contracts/prompt/understudy';
import { IsInt, IsString, Max, Min } from 'class-validator';

export class ChatEnv extends ServiceEnv {
  @IsPrivateUrl(['postgres', 'postgresql']) DATABASE_URL: string;
  @IsPrivateUrl(['redis', 'rediss']) REDIS_URL: string;
  @IsPrivateUrl(['http', 'https']) CATALOG_URL: string;
  @IsPrivateUrl(['http', 'https']) WALLET_URL: string;
  @IsPrivateUrl(['http', 'https']) OPENAI_BASE_URL: string = 'https://api.openai.com/v1';
  @IsString() OPENAI_API_KEY: string;
  @IsString() OPENAI_CHAT_MODEL: string = UNDERSTUDY_MODEL;
  /** Messages that an anonymous visitor has free, until the administrator sets another number. */
  @IsInt() @Min(1) @Max(20) ANONYMOUS_MESSAGE_LIMIT: number = 4;
  /** Tokens of recent conversation that the model is shown; what is older is summarised. */
  @IsInt() @Min(200) @Max(200_000) HISTORY_TOKEN_BUDGET: number = 3_000;
}

export const readChatEnv = (): ChatEnv => loadEnv(ChatEnv, process.env);
