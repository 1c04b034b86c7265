import { jest } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './query-client';

const fetchMock = jest.fn<typeof fetch>();
let client: ReturnType<typeof createQueryClient>;

beforeEach(() => {
  jest.useFakeTimers();
  fetchMock.mockReset();
  fetchMock.mockImplementation(async () => Response.json({ id: 7 }));
  globalThis.fetch = fetchMock;
  client = createQueryClient();
  client.mount();
});
afterEach(() => {
  client.unmount();
  client.clear();
  jest.useRealTimers();
});

const read = () => client.fetchQuery({ queryKey: ['/api/events', 7, 'characters'] });

describe('the default read', () => {
  it('fetches the address made by joining the key’s segments with a slash, and parses the JSON', async () => {
    expect(await read()).toEqual({ id: 7 });
    expect(fetchMock.mock.calls.map(([path]) => path)).toEqual(['/api/events/7/characters']);
  });

  it('is fresh for five minutes', async () => {
    await read();
    jest.setSystemTime(Date.now() + 5 * 60_000 - 1);
    await read();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    jest.setSystemTime(Date.now() + 1);
    await read();
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('is made again neither on focus nor in turns', async () => {
    const stop = new QueryObserver(client, { queryKey: ['/api/events'] }).subscribe(() => {});
    await jest.advanceTimersByTimeAsync(3_600_000);
    window.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(1_000);
    stop();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});
