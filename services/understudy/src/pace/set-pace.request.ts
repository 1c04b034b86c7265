import { IsInt, Max, Min } from 'class-validator';

export class SetPaceRequest {
  @IsInt() @Min(0) @Max(60_000) firstTokenMs: number;
  @IsInt() @Min(0) @Max(100_000) tokensPerSecond: number;
}
