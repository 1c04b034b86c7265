import { IsIn, IsInt, Max, Min } from 'class-validator';
import { FAULT_KINDS, type FaultKind } from './fault.js';

/** `POST /faults`. */
export class ArmFaultRequest {
  @IsIn(FAULT_KINDS) kind: FaultKind;
  @IsInt() @Min(1) @Max(1_000_000) times: number;
  @IsInt() @Min(0) @Max(1_000) afterTokens: number = 5;
  @IsInt() @Min(0) @Max(600_000) delayMs: number = 30_000;
  @IsInt() @Min(0) @Max(600_000) retryAfterMs: number = 100;
}
