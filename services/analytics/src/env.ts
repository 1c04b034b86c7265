import { loadEnv } from '@parley/kit/config/load-env';
import { IsPrivateUrl, ServiceEnv } from '@parley/kit/config/service-env';

export class AnalyticsEnv extends ServiceEnv {
  @IsPrivateUrl(['postgres', 'postgresql']) DATABASE_URL: string;
  @IsPrivateUrl(['redis', 'rediss']) REDIS_URL: string;
}

export const readAnalyticsEnv = (): AnalyticsEnv => loadEnv(AnalyticsEnv, process.env);
