import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { DISCOVER_PAGE_SIZE } from '../text/limits.js';
import { SITEMAP_KINDS, type SitemapKind } from './sitemap.js';

const asFlag = Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value));
const asList = Transform(({ value }) => (typeof value === 'string' ? value.split(',') : value));

/** Which of the published characters are meant; without a field, all of them. */
export class CharactersFilter {
  @IsOptional() @asFlag @IsBoolean() featured?: boolean;
  /** True: those who cost nothing; false: those who cost tokens. */
  @IsOptional() @asFlag @IsBoolean() free?: boolean;
  @IsOptional() @IsString() @Length(1, 60) category?: string;
  @IsOptional() @IsString() @Length(1, 60) era?: string;
  /** The id of a collection. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(2_147_483_647) collection?: number;
  /** Parts of names, separated by commas: whoever's name holds one of them, whatever the case and the accents. */
  @IsOptional()
  @asList
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(10)
  @IsString({ each: true })
  @Length(1, 60, { each: true })
  names?: string[];
}

export const CHARACTER_ORDERS = ['name', 'newest', 'price', 'featured'] as const;
/** By name; newest first; cheapest first, then by name; featured first, then newest. */
export type CharacterOrder = (typeof CHARACTER_ORDERS)[number];

/** `GET /api/characters`: all, or a part of them. */
export class CharactersQuery extends CharactersFilter {
  @IsOptional() @IsIn(CHARACTER_ORDERS) sort: CharacterOrder = 'name';
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(1_000) limit?: number;
}

/** `GET /api/characters/discover`: pages count from 1; one seed gives one order. */
export class DiscoverQuery extends CharactersFilter {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(100_000) page: number = 1;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(100) limit: number = DISCOVER_PAGE_SIZE;
  @IsOptional() @IsString() @MaxLength(64) sessionSeed: string = '';
}

/** `GET /api/events/calendar`: how many events each day of a month has. */
export class CalendarQuery {
  @Type(() => Number) @IsInt() @Min(1) @Max(12) month: number;
}

/** `GET /api/events`: all, or those of a month, or of a day of a month. */
export class EventsQuery {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(12) month?: number;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(31) day?: number;
  /** At most so many of each day, the earliest years first. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(100) perDay?: number;
}

/** `GET /sitemap-entries`: parts count from 1, in the order of ids. */
export class SitemapEntriesQuery {
  @IsIn(SITEMAP_KINDS) kind: SitemapKind;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(10_000) part: number = 1;
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
