import { IsIn, IsInt, IsOptional, IsString, IsUrl, Max, Min } from 'class-validator';

/** A URL of a private network: host names without a dot and ports are fine. */
export function IsPrivateUrl(protocols: string[]): PropertyDecorator {
  return IsUrl({ protocols, require_tld: false, require_protocol: true });
}

/** What every service reads from its environment. */
export class ServiceEnv {
  @IsString() HOST: string = '127.0.0.1';
  @IsInt() @Min(0) @Max(65_535) PORT: number;
  @IsIn(['trace', 'debug', 'info', 'warn', 'error', 'silent']) LOG_LEVEL: string = 'info';
  /** Milliseconds that running requests get to finish after SIGTERM. */
  @IsInt() @Min(0) @Max(120_000) DRAIN_MS: number = 10_000;
  /** A port of its own for `/metrics`; without one they stand on the service's port if it is private. */
  @IsOptional() @IsInt() @Min(1) @Max(65_535) METRICS_PORT?: number;
}
