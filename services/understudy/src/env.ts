import { loadEnv } from '@parley/kit/config/load-env';
import { ServiceEnv } from '@parley/kit/config/service-env';
import { IsIn, IsInt, Max, Min } from 'class-validator';

export class UnderstudyEnv extends ServiceEnv {
  /** Milliseconds that the figure thinks before the first word. */
  @IsInt() @Min(0) @Max(60_000) UNDERSTUDY_FIRST_TOKEN_MS: number = 80;
  /** Words a second; 0 says all at once. */
  @IsInt() @Min(0) @Max(100_000) UNDERSTUDY_TOKENS_PER_SECOND: number = 40;
  /** Whether `/faults` and `/pace` exist. For tests and benchmarks only. */
  @IsIn(['on', 'off']) UNDERSTUDY_FAULTS: string = 'off';
}

export const readUnderstudyEnv = (): UnderstudyEnv => loadEnv(UnderstudyEnv, process.env);
