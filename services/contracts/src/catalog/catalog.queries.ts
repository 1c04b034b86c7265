import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { DISCOVER_PAGE_SIZE } from '../text/limits.js';

/** `GET /api/characters/discover`: pages count from 1; one seed gives one order. */
export class DiscoverQuery {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(100_000) page: number = 1;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(100) limit: number = DISCOVER_PAGE_SIZE;
  @IsOptional() @IsString() @MaxLength(64) sessionSeed: string = '';
}

/** `GET /api/events`: all, or those of a month, or of a day of a month. */
export class EventsQuery {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(12) month?: number;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(31) day?: number;
}

const TIME_ZONES = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);

/** `GET /api/events/today`: the visitor's time zone by its IANA name. */
export class TodayQuery {
  @IsOptional()
  @Transform(({ value }) => canonicalZone(value))
  @IsIn([...TIME_ZONES], { message: 'tz must be an IANA time zone' })
  tz: string = 'UTC';
}

/** Browsers may report an alias ("Asia/Calcutta"); Intl knows what it stands for. */
function canonicalZone(value: unknown): unknown {
  if (typeof value !== 'string' || TIME_ZONES.has(value)) return value;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    return value;
  }
}
