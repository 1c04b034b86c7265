import { defineCall } from '../http/define-call.js';
import type { InvariantsDto } from '../operations/invariants.js';
import type { AccessTokenDto, NewAccessTokenDto } from './access-token.js';
import type { AccountDto, AccountsPageDto } from './account.js';
import type { LedgerDto } from './ledger.js';
import type {
  DailyClaimDto,
  DailyTokensStatusDto,
  SettingsDto,
  TokensDto,
  UnlockDto,
  UnlockedCharacterDto,
  WalletExportDto,
} from './wallet.js';

/** What the wallet answers on the private network. "The caller's" is whom the caller headers name. */
export const walletCalls = {
  /** Finds or makes the account of an issuer's subject; body `SignInRequest`. */
  signIn: defineCall<AccountDto>('POST', '/sign-ins'),
  readAccount: defineCall<AccountDto>('GET', '/accounts/:id'),
  listAccounts: defineCall<AccountsPageDto>('GET', '/accounts'),
  setBalance: defineCall<AccountDto>('PATCH', '/accounts/:id/balance'),
  readLedger: defineCall<LedgerDto>('GET', '/accounts/:id/ledger'),
  /** The caller's account with all that belongs to it; the ledger stays, without a person. */
  deleteAccount: defineCall<null>('DELETE', '/account'),
  exportAccount: defineCall<WalletExportDto>('GET', '/account/export'),
  readTokens: defineCall<TokensDto>('GET', '/tokens'),
  listUnlocked: defineCall<UnlockedCharacterDto[]>('GET', '/unlocked-characters'),
  /** 404 when it is not unlocked: how chat finds out about the caller. */
  readUnlocked: defineCall<UnlockedCharacterDto>('GET', '/unlocked-characters/:characterId'),
  unlockCharacter: defineCall<UnlockDto>('POST', '/characters/:characterId/unlock'),
  dailyTokensStatus: defineCall<DailyTokensStatusDto>('GET', '/daily-tokens/status'),
  claimDailyTokens: defineCall<DailyClaimDto>('POST', '/daily-tokens'),
  readSettings: defineCall<SettingsDto>('GET', '/settings'),
  changeSettings: defineCall<SettingsDto>('PATCH', '/settings'),
  listAccessTokens: defineCall<AccessTokenDto[]>('GET', '/access-tokens'),
  createAccessToken: defineCall<NewAccessTokenDto>('POST', '/access-tokens'),
  revokeAccessToken: defineCall<null>('DELETE', '/access-tokens/:id'),
  /** Whose token it is, or 404; body `AccessTokenHash`. */
  resolveAccessToken: defineCall<AccountDto>('POST', '/access-token-owners'),
  readInvariants: defineCall<InvariantsDto>('GET', '/invariants'),
} as const;
