import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { serve } from '../../../test/page';
import { createQueryClient } from '../api/query-client';
import { tokensQuery } from '../api/queries/wallet';
import { settleCharge } from './settle-charge';
import { useTokenMovement } from './token-movements';

const client = createQueryClient();
beforeEach(() => {
  jest.useFakeTimers();
  client.clear();
  client.setQueryData(tokensQuery().queryKey, { tokens: 25 });
});
afterEach(() => jest.useRealTimers());

const movement = () => {
  const { result, unmount } = renderHook(useTokenMovement);
  unmount();
  return result.current;
};

describe('after a reply', () => {
  it('the balance is read until the charge shows, and what it was is shown for a second', async () => {
    let reads = 0;
    serve({ 'GET /api/user/tokens': () => ({ tokens: ++reads === 1 ? 25 : 24 }) });
    const settled = settleCharge(client);
    await jest.advanceTimersByTimeAsync(1_000);
    await settled;
    expect(reads).toBe(2);
    expect(client.getQueryData(tokensQuery().queryKey)).toEqual({ tokens: 24 });
    expect(movement()).toMatchObject({ amount: -1 });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(movement()).toBeNull();
  });

  it('nothing is shown where it cost nothing, and the reading ends', async () => {
    const asked = serve({ 'GET /api/user/tokens': { tokens: 25 } });
    const settled = settleCharge(client);
    await jest.advanceTimersByTimeAsync(60_000);
    await settled;
    expect(asked).toHaveLength(3);
    expect(movement()).toBeNull();
  });

  it('a balance that cannot be read is not the chat’s concern', async () => {
    serve({ 'GET /api/user/tokens': () => Promise.reject(new TypeError('Failed to fetch')) });
    const settled = settleCharge(client);
    await jest.advanceTimersByTimeAsync(60_000);
    await settled;
    expect(movement()).toBeNull();
  });
});
