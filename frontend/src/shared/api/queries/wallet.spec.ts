import { dailyTokensPollMs, dailyTokensQuery, tokensQuery, unlockedCharactersQuery } from './wallet';

const NOW = Date.parse('2026-03-15T12:00:00.000Z');
const MINUTE_MS = 60_000;

const waiting = (leftMs: number) => ({
  canClaim: false,
  cooldownEndTime: new Date(NOW + leftMs).toISOString(),
  tokenAmount: 10,
});

describe('the daily status is read again', () => {
  it.each([
    ['30 seconds, one millisecond under 5 minutes before the end', 5 * MINUTE_MS - 1, 30_000],
    ['5 minutes, 5 minutes before the end', 5 * MINUTE_MS, 5 * MINUTE_MS],
    ['5 minutes, one millisecond under an hour before the end', 60 * MINUTE_MS - 1, 5 * MINUTE_MS],
    ['30 seconds, when the end is past', -1, 30_000],
  ])('every %s', (_name, leftMs, everyMs) => {
    expect(dailyTokensPollMs(waiting(leftMs), NOW)).toBe(everyMs);
  });

  it('never an hour or more before the end, when it can be claimed, or while nothing is known', () => {
    expect(dailyTokensPollMs(waiting(60 * MINUTE_MS), NOW)).toBe(false);
    expect(dailyTokensPollMs({ canClaim: true, cooldownEndTime: null, tokenAmount: 10 }, NOW)).toBe(false);
    expect(dailyTokensPollMs(undefined, NOW)).toBe(false);
  });

  it('by this rule', () => {
    const { refetchInterval } = dailyTokensQuery();
    const everyMs = (refetchInterval as (query: object) => unknown)({
      state: { data: { ...waiting(0), cooldownEndTime: new Date(Date.now() + MINUTE_MS).toISOString() } },
    });
    expect(everyMs).toBe(30_000);
  });
});

it('the balance is fresh for 30 seconds, the unlocked characters for 2 minutes', () => {
  expect(tokensQuery()).toMatchObject({ queryKey: ['/api/user/tokens'], staleTime: 30_000 });
  expect(unlockedCharactersQuery()).toMatchObject({ queryKey: ['/api/user/characters'], staleTime: 120_000 });
});
