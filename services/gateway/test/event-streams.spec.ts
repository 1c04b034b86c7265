import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { eventually } from '@parley/kit/testing/eventually';
import type { FastifyReply } from 'fastify';
import { ANONYMOUS_ID, SESSION_ID } from './fakes/fake-chat.js';
import { refuse } from './fakes/fake-service.js';
import { openGateway, type TestGateway } from './fakes/open-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.closeAll());
beforeEach(() => gateway.chat.reset());

const QUERY = `anonymousSessionId=${ANONYMOUS_ID}`;
const SEND = `/api/chat/sessions/${SESSION_ID}/messages?${QUERY}`;
const RESUME = `/api/chat/sessions/${SESSION_ID}/stream?${QUERY}`;
const EVENTS = { accept: 'text/event-stream' };

/** Has chat answer by hand: what it writes, and when it ends, is up to the test. */
function holdUpstream(name: 'sendMessage' | 'resumeReply'): Promise<FastifyReply['raw']> {
  return new Promise((resolve) => {
    gateway.chat.handle(name, (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      resolve(reply.raw);
    });
  });
}

function openStream(path: string, method: 'POST' | 'GET', headers: Record<string, string> = {}) {
  const outgoing = httpRequest(gateway.url + path, {
    method,
    agent: false,
    headers: { ...EVENTS, ...(method === 'POST' ? { 'content-type': 'application/json' } : {}), ...headers },
  });
  outgoing.end(method === 'POST' ? JSON.stringify({ content: 'Hello' }) : undefined);
  const opened = once(outgoing, 'response').then(([response]) => response as IncomingMessage);
  return { outgoing, opened };
}

async function bytesOf(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

describe.each([
  ['a message', SEND, 'POST', 'sendMessage'],
  ['a resumed reply', RESUME, 'GET', 'resumeReply'],
] as const)('%s as an event stream', (_title, path, method, call) => {
  it('opens at once, before the first event', async () => {
    const upstream = holdUpstream(call);
    const response = await openStream(path, method, { 'accept-encoding': 'br, gzip' }).opened;
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    expect(response.headers['content-encoding']).toBeUndefined();
    (await upstream).end();
    await bytesOf(response);
  });

  it('passes each event on as it comes, byte by byte', async () => {
    const upstream = holdUpstream(call);
    const response = await openStream(path, method).opened;
    const chat = await upstream;
    const events = [
      'event: start\r\ndata: {"a": 1}\n\n',
      'id: x:2\ndata: "héllo \u{1F9EA}"\n\n',
      ': not an event',
    ];
    const arriving = response[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    for (const event of events) {
      chat.write(event);
      expect((await arriving.next()).value?.toString()).toBe(event);
    }
    // Bytes that are no text at all pass too: nothing looks at them.
    const odd = Buffer.from([0xff, 0x00, 0xfe, 0x0a]);
    chat.end(odd);
    expect(odd.equals((await arriving.next()).value!)).toBe(true);
    expect((await arriving.next()).done).toBe(true);
  });

  it('asks chat for an event stream and hands on the key and the last event', async () => {
    await gateway.fetch(path, {
      method,
      headers: { ...EVENTS, 'idempotency-key': 'k', 'last-event-id': `${SESSION_ID}:12` },
    });
    expect(gateway.chat.seen).toMatchObject([
      {
        name: call,
        headers: {
          accept: 'text/event-stream',
          'idempotency-key': 'k',
          'last-event-id': `${SESSION_ID}:12`,
          'x-anonymous-id': ANONYMOUS_ID,
        },
      },
    ]);
  });

  it('gives up the call, and nothing else, when the browser leaves', async () => {
    const upstream = holdUpstream(call);
    const { outgoing, opened } = openStream(path, method);
    const response = await opened;
    const chat = await upstream;
    const left = once(chat, 'close');
    response.on('error', () => undefined);
    outgoing.destroy();
    await left;
    expect(gateway.chat.seen.map(({ name }) => name)).toEqual([call]);
  });

  it('gives up the call when the browser leaves before chat has answered', async () => {
    let left: Promise<unknown> | undefined;
    gateway.chat.handle(call, (request, reply) => {
      left = once(request.raw.socket, 'close');
      reply.hijack();
    });
    const { outgoing, opened } = openStream(path, method);
    opened.catch(() => undefined);
    outgoing.on('error', () => undefined);
    await eventually(() => expect(left).toBeDefined());
    outgoing.destroy();
    await left;
  });

  it('cuts the connection when chat dies, so that the client resumes', async () => {
    const upstream = holdUpstream(call);
    const response = await openStream(path, method).opened;
    const chat = await upstream;
    chat.write('event: start\n\n');
    await once(response, 'data');
    const broken = once(response, 'error');
    chat.destroy();
    expect(((await broken)[0] as NodeJS.ErrnoException).code).toBe('ECONNRESET');
    // Once: a broken stream is not asked for again by the gateway itself.
    expect(gateway.chat.seen).toHaveLength(1);
  });

  it('passes on a refusal as JSON', async () => {
    gateway.chat.handle(
      call,
      refuse(409, { message: 'A reply is still being written.' }, { 'retry-after': '3' }),
    );
    const answer = await gateway.fetch(path, { method, headers: EVENTS });
    expect(answer.status).toBe(409);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('retry-after')).toBe('3');
    expect(await answer.json()).toEqual({ message: 'A reply is still being written.' });
  });

  it('passes on a stored turn, and that it is one', async () => {
    gateway.chat.handle(call, (_request, reply) =>
      reply.status(201).header('Idempotency-Hit', 'true').send({ a: 1 }),
    );
    const answer = await gateway.fetch(path, { method, headers: EVENTS });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('idempotency-hit')).toBe('true');
    expect(await answer.json()).toEqual({ a: 1 });
  });

  it('carries far more than a socket holds, without losing a byte', async () => {
    const upstream = holdUpstream(call);
    const response = await openStream(path, method).opened;
    const chat = await upstream;
    const megabyte = Buffer.alloc(1024 * 1024, 'x');
    for (let count = 0; count < 8; count += 1) chat.write(megabyte);
    chat.end();
    expect((await bytesOf(response)).length).toBe(8 * megabyte.length);
  });
});

it('stops reading from chat while the browser does not read', async () => {
  const upstream = holdUpstream('sendMessage');
  const { outgoing, opened } = openStream(SEND, 'POST');
  const response = await opened;
  const chat = await upstream;
  response.pause();
  const piece = Buffer.alloc(256 * 1024, 'x');
  let written = 0;
  // Buffers of the system and of Node fill up; with no back-pressure this would go on for ever.
  const isBlocked = async () => {
    for (let count = 0; count < 400; count += 1) {
      written += piece.length;
      if (chat.write(piece)) continue;
      const drained = await Promise.race([
        once(chat, 'drain').then(() => true),
        new Promise<false>((resolve) => setTimeout(resolve, 500, false)),
      ]);
      if (!drained) return true;
    }
    return false;
  };
  expect(await isBlocked()).toBe(true);
  chat.end();
  expect((await bytesOf(response)).length).toBe(written);
  outgoing.destroy();
});

it('holds a thousand streams and still answers', async () => {
  const held: FastifyReply['raw'][] = [];
  gateway.chat.handle('resumeReply', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    held.push(reply.raw);
  });
  const streams = Array.from({ length: 1_000 }, () => openStream(RESUME, 'GET'));
  const responses = await Promise.all(streams.map(({ opened }) => opened));
  expect((await gateway.fetch(`/api/anonymous-status?${QUERY}`)).status).toBe(200);
  for (const raw of held) raw.end('data: bye\n\n');
  const texts = await Promise.all(responses.map(async (response) => (await bytesOf(response)).toString()));
  expect(new Set(texts)).toEqual(new Set(['data: bye\n\n']));
}, 60_000);
