import type { LedgerEntryDto } from './ledger.js';

/** `GET /api/user/tokens`. */
export interface TokensDto {
  tokens: number;
}

/** A row of `GET /api/user/characters`. */
export interface UnlockedCharacterDto {
  characterId: number;
  /** ISO 8601, UTC. */
  unlockedAt: string;
}

/** `POST /api/characters/{id}/unlock`. */
export interface UnlockDto {
  characterId: number;
  /** The balance afterwards. */
  tokens: number;
}

/** `GET /api/user/daily-tokens/status`. */
export interface DailyTokensStatusDto {
  canClaim: boolean;
  /** ISO 8601, UTC; null when nothing has to be waited for. */
  cooldownEndTime: string | null;
  /** What a claim gives. */
  tokenAmount: number;
}

/** `POST /api/user/daily-tokens`. */
export interface DailyClaimDto {
  /** The balance afterwards. */
  tokens: number;
  tokenAmount: number;
  /** ISO 8601, UTC. */
  cooldownEndTime: string;
}

/** `GET` and `PATCH /api/admin/settings`. */
export interface SettingsDto {
  /** What a daily claim gives: 1 to 100. */
  tokenAmount: number;
  /** Minutes between two claims: 1 to 1440. */
  cooldownMinutes: number;
  /** Free messages of an anonymous visitor: 1 to 20. */
  anonymousMessageLimit: number;
}

/** All that the wallet knows about one account, for its owner. */
export interface WalletExportDto {
  /** The newest first, at most 100,000. */
  ledger: Omit<LedgerEntryDto, 'id'>[];
  /** False when older entries are left out. */
  ledgerIsComplete: boolean;
  unlockedCharacters: UnlockedCharacterDto[];
}
