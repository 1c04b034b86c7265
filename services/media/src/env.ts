import { loadEnv } from '@parley/kit/config/load-env';
import { ServiceEnv } from '@parley/kit/config/service-env';
import { IsInt, Max, Min } from 'class-validator';

export class MediaEnv extends ServiceEnv {
  /** Mebibytes of finished pictures that are kept in memory. */
  @IsInt() @Min(1) @Max(4_096) PICTURE_CACHE_MIB: number = 48;
}

export const readMediaEnv = (): MediaEnv => loadEnv(MediaEnv, process.env);
