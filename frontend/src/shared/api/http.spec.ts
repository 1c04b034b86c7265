import { jest } from '@jest/globals';
import { ApiError, requestJson, serverMessageOf } from './http';

const fetchMock = jest.fn<typeof fetch>();

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
});

describe('requestJson', () => {
  it('sends cookies and a JSON content type only when a body is present', async () => {
    fetchMock.mockImplementation(async () => Response.json({ ok: true }));
    await requestJson('/api/read');
    await requestJson('/api/write', { method: 'POST', body: { a: 1 }, headers: { 'Idempotency-Key': 'k' } });

    const [read, write] = fetchMock.mock.calls.map(([, init]) => init!);
    expect(read).toMatchObject({ method: 'GET', credentials: 'include', headers: {} });
    expect(read).not.toHaveProperty('body');
    expect(write).toMatchObject({
      method: 'POST',
      body: '{"a":1}',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
    });
  });

  it('answers the parsed body, and undefined for an empty one', async () => {
    fetchMock.mockResolvedValueOnce(Response.json([1, 2]));
    fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }));
    expect(await requestJson('/api/list')).toEqual([1, 2]);
    expect(await requestJson('/api/gone', { method: 'DELETE' })).toBeUndefined();
  });

  it('raises an error of status, colon and body text', async () => {
    fetchMock.mockResolvedValueOnce(new Response('{"message":"Character is locked"}', { status: 402 }));
    const error = await requestJson('/api/x').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: '402: {"message":"Character is locked"}',
      status: 402,
      body: { message: 'Character is locked' },
    });
    expect(serverMessageOf(error, 'Please try again.')).toBe('Character is locked');
  });

  it('takes the status text when the body is empty and survives a body that is no JSON', async () => {
    fetchMock.mockResolvedValueOnce(new Response('', { status: 503, statusText: 'Service Unavailable' }));
    fetchMock.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
    await expect(requestJson('/api/x')).rejects.toThrow('503: Service Unavailable');
    const error = await requestJson('/api/x').catch((caught: unknown) => caught);
    expect(error).toMatchObject({ message: '502: <html>', body: null });
    expect(serverMessageOf(error, 'Please try again.')).toBe('Please try again.');
  });
});
