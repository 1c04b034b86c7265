import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { Trimmed } from '../text/trimmed.js';

/** What an issuer says about somebody who signs in. */
export class SignInRequest {
  @IsString() @Length(1, 500) issuer: string;
  /** The issuer's id of the person. */
  @IsString() @Length(1, 255) subject: string;
  @IsOptional() @IsEmail({ require_tld: false }) @MaxLength(320) email: string | null;
  @IsBoolean() emailVerified: boolean;
  @IsOptional() @IsString() @MaxLength(200) firstName: string | null;
  @IsOptional() @IsString() @MaxLength(200) lastName: string | null;
}

/** `GET /api/admin/users`: `search` is a part of an e-mail address, a name or an id. */
export class AccountsQuery {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(100) limit: number = 20;
  @IsOptional() @Type(() => Number) @IsInt() @Min(0) @Max(100_000_000) offset: number = 0;
  @IsOptional()
  @IsString()
  @MaxLength(200)
  @Matches(/^[^\0]*$/, { message: 'The text contains characters that cannot be stored.' })
  search?: string;
}

/** `PATCH /api/admin/users/{id}/balance`. */
export class BalanceRequest {
  /** Below the largest integer of GraphQL and PostgreSQL, so that what is claimed on top has room. */
  @IsInt() @Min(0) @Max(1_000_000_000) balance: number;
}

/** `PATCH /api/admin/settings`: what is absent stays as it is. */
export class SettingsRequest {
  @IsOptional() @IsInt() @Min(1) @Max(100) tokenAmount?: number;
  @IsOptional() @IsInt() @Min(1) @Max(1_440) cooldownMinutes?: number;
  @IsOptional() @IsInt() @Min(1) @Max(20) anonymousMessageLimit?: number;
}

/** `POST /api/admin/access-tokens`. */
export class AccessTokenRequest {
  @Trimmed() @MinLength(1) @MaxLength(100) name: string;
  @IsOptional() @IsInt() @Min(1) @Max(366) expiresInDays: number = 90;
}

/** The SHA-256 of a token's secret, in hex: the secret itself never leaves the gateway. */
export class AccessTokenHash {
  @Matches(/^[\da-f]{64}$/) hash: string;
}
