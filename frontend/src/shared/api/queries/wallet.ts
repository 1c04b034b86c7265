import type { DailyTokensStatusDto, TokensDto, UnlockedCharacterDto } from '@parley/contracts/wallet/wallet';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../http';

const MINUTE_MS = 60_000;
const TOKENS_FRESH_MS = 30_000;
const UNLOCKED_FRESH_MS = 2 * MINUTE_MS;

/** The balance of the signed-in account: 30 seconds fresh. Only when signed in, like all reads here. */
export function tokensQuery() {
  return queryOptions({
    queryKey: ['/api/user/tokens'],
    queryFn: ({ signal }) => requestJson<TokensDto>('/api/user/tokens', { signal }),
    staleTime: TOKENS_FRESH_MS,
  });
}

/** Whom the account has unlocked: 2 minutes fresh. */
export function unlockedCharactersQuery() {
  return queryOptions({
    queryKey: ['/api/user/characters'],
    queryFn: ({ signal }) => requestJson<UnlockedCharacterDto[]>('/api/user/characters', { signal }),
    staleTime: UNLOCKED_FRESH_MS,
  });
}

/** Whether the daily tokens can be claimed, and if not, from when on. */
export function dailyTokensQuery() {
  return queryOptions({
    queryKey: ['/api/user/daily-tokens/status'],
    queryFn: ({ signal }) => requestJson<DailyTokensStatusDto>('/api/user/daily-tokens/status', { signal }),
    refetchInterval: ({ state: { data } }) => dailyTokensPollMs(data, Date.now()),
  });
}

/** "Every 30 s when under 5 minutes to cooldown end, every 5 minutes when under 1 hour, otherwise none." */
export function dailyTokensPollMs(status: DailyTokensStatusDto | undefined, now: number): number | false {
  if (!status?.cooldownEndTime || status.canClaim) return false;
  const leftMs = Date.parse(status.cooldownEndTime) - now;
  if (leftMs < 5 * MINUTE_MS) return 30_000;
  return leftMs < 60 * MINUTE_MS && 5 * MINUTE_MS;
}
