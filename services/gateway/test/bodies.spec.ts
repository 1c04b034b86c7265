import { gzipSync } from 'node:zlib';
import { ANONYMOUS_ID, SESSION_ID } from './fakes/fake-chat.js';
import { openGateway, type TestGateway } from './fakes/open-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.closeAll());
beforeEach(() => gateway.chat.reset());

const PATHS = [
  `/api/chat/sessions/${SESSION_ID}/messages?anonymousSessionId=${ANONYMOUS_ID}`,
  '/api/chat/sessions',
  '/api/demo/ask',
  '/graphql',
];
const JSON_TYPE = { 'content-type': 'application/json' };

async function send(path: string, body: string | Buffer, headers: Record<string, string> = JSON_TYPE) {
  const answer = await gateway.fetch(path, { method: 'POST', body, headers });
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.headers.get('x-request-id')).toBeTruthy();
  const { message, ...more } = (await answer.json()) as { message: unknown };
  expect(message).toEqual(expect.any(String));
  expect(Object.keys(more)).toEqual([]);
  expect(gateway.chat.seen).toEqual([]);
  return answer.status;
}

describe.each(PATHS)('a body for %s', (path) => {
  it('is 413 above 64 KiB', async () => {
    expect(await send(path, JSON.stringify({ content: 'x'.repeat(64 * 1024) }))).toBe(413);
  });

  it.each([
    ['plain text', 'text/plain'],
    ['a form', 'application/x-www-form-urlencoded'],
    ['a multipart form', 'multipart/form-data; boundary=x'],
    ['something that begins like JSON', 'application/jsonp'],
  ])('is 415 as %s', async (_kind, type) => {
    expect(await send(path, '{"content":"Hello"}', { 'content-type': type })).toBe(415);
  });

  it('is 415 without a type', async () => {
    expect(await send(path, Buffer.from('{"content":"Hello"}'), {})).toBe(415);
  });

  it.each([
    ['broken', '{"content":'],
    ['empty', ''],
    ['with a NUL', '{"content":"a\\u0000b"}'],
    ['with half a surrogate pair', '{"content":"\\ud800"}'],
    ['with a NUL in a key', '{"con\\u0000tent":"a"}'],
    ['with __proto__', '{"content":"a","__proto__":{"isAdmin":true}}'],
    ['with a constructor.prototype', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['nested too deeply', `${'['.repeat(21)}${']'.repeat(21)}`],
    ['nested far too deeply', '['.repeat(30_000)],
  ])('is 400 when it is %s', async (_fault, body) => {
    expect(await send(path, body)).toBe(400);
  });

  it('is not unpacked', async () => {
    const packed = gzipSync('{"content":"Hello"}');
    expect(await send(path, packed, { ...JSON_TYPE, 'content-encoding': 'gzip' })).toBe(400);
  });
});

it('takes JSON with a charset', async () => {
  const answer = await gateway.fetch('/api/demo/ask', {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: '{"question":"Why?","characterIds":[1]}',
  });
  expect(answer.status).toBe(200);
});
