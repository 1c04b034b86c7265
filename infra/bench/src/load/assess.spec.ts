import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LoadClient } from '../client/load-client.ts';
import { assess } from './assess.ts';
import { letTalk, openVisitors } from './crowd.ts';
import { Problems } from './problems.ts';
import { productTarget, type StoredMessage } from './target.ts';

const event = (name: string, data: object) => `event: ${name}\nid: m:0\ndata: ${JSON.stringify(data)}\n\n`;

/** A small Parley that can be made to do wrong. */
interface Faults {
  lost?: boolean;
  doubled?: boolean;
  changed?: boolean;
  miscounted?: boolean;
  refused?: boolean;
  cut?: boolean;
}

function answerMessage(
  response: ServerResponse,
  stored: StoredMessage[],
  content: string,
  faults: Faults,
): void {
  if (faults.refused) return void response.writeHead(503).end('{"message":"Not now"}');
  const nth = stored.filter(({ role }) => role === 'user').length;
  const user: StoredMessage = { id: `u${nth}`, role: 'user', content };
  const reply: StoredMessage = { id: `a${nth}`, role: 'assistant', content: `Reply ${nth}` };
  stored.push(user, faults.changed ? { ...reply, content: 'Other' } : reply);
  if (faults.lost) stored.pop();
  if (faults.doubled) stored.push(reply);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(event('start', { userMessage: user }));
  response.write(event('delta', { text: reply.content }));
  if (faults.cut) return void response.destroy();
  const messagesRemaining = faults.miscounted ? 99 : 4 - nth - 1;
  response.end(event('done', { userMessage: user, assistantMessage: reply, messagesRemaining }));
}

function smallParley(faults: Faults): Server {
  const sessions = new Map<string, StoredMessage[]>();
  return createServer((request, response) => {
    let body = '';
    request.on('data', (bytes) => (body += bytes));
    request.on('end', () => {
      const [, , , , id = ''] = (request.url ?? '').split(/[/?]/);
      if (request.method === 'GET') return response.end(JSON.stringify(sessions.get(id)));
      if (id) return answerMessage(response, sessions.get(id) ?? [], JSON.parse(body).content, faults);
      const created = `s${sessions.size}`;
      sessions.set(created, []);
      return response.writeHead(201).end(JSON.stringify({ id: created }));
    });
  });
}

/** What the bench says of it: the kinds of problems, and how many turns went well. */
async function talkWith(faults: Faults): Promise<{ kinds: string[]; turns: number }> {
  const server = smallParley(faults).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const client = new LoadClient(`http://127.0.0.1:${port}`, 8);
  const target = productTarget({ client, pids: {} }, 4);
  const problems = new Problems();
  try {
    const visitors = await openVisitors(target, 5, [1, 2], problems);
    await letTalk(target, { visitors, messagesEach: 3, atOnce: 4, withinMs: 10_000 });
    const times = await assess(target, visitors, problems);
    return { kinds: problems.list().map(({ kind }) => kind), turns: times.length };
  } finally {
    await client.close();
    server.close();
    server.closeAllConnections();
  }
}

describe('the check of what was said', () => {
  it('finds nothing where all is well, and times every turn', async () => {
    expect(await talkWith({})).toEqual({ kinds: [], turns: 15 });
  });

  it.each([
    ['a lost message', { lost: true }, 'lost message'],
    ['a doubled message', { doubled: true }, 'doubled message'],
    ['a reply that is stored otherwise than streamed', { changed: true }, 'stored message differs'],
    ['a wrong allowance', { miscounted: true }, 'wrong messagesRemaining'],
    ['a refused message', { refused: true }, 'failed turn'],
    ['a stream that is cut', { cut: true }, 'failed turn'],
  ])('finds %s', async (_, faults, kind) => {
    expect((await talkWith(faults)).kinds).toContain(kind);
  });
});

describe('the crowd', () => {
  it('says when it begins to thin, once', async () => {
    const server = smallParley({}).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const client = new LoadClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 8);
    const target = productTarget({ client, pids: {} }, 4);
    const visitors = await openVisitors(target, 6, [1], new Problems());
    let thinnings = 0;
    await letTalk(target, { visitors, messagesEach: 1, atOnce: 2, withinMs: 10_000 }, () => (thinnings += 1));
    expect(thinnings).toBe(1);
    expect(client.open).toBe(0);
    expect(client.mostOpen).toBeGreaterThanOrEqual(1);
    await client.close();
    server.close();
    server.closeAllConnections();
  });
});
