import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { defineCall } from '@parley/contracts/http/define-call';
import { InternalClient } from './internal-client.js';

const read = defineCall<string>('GET', '/things/:id');
const write = defineCall<string>('POST', '/things');

let answer: RequestListener;
let asked = 0;
let server: Server;
let client: InternalClient;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = new InternalClient(`http://127.0.0.1:${(server.address() as { port: number }).port}`);
});
afterAll(async () => {
  await client.close();
  server.close();
});
beforeEach(() => {
  asked = 0;
});

const params = { id: 'a/b' };
const refuse = (status: number, body: string) =>
  (answer = (_, response) => response.writeHead(status).end(body));

describe('InternalClient', () => {
  it('encodes what it puts into a path', async () => {
    answer = (request, response) => response.end(JSON.stringify(request.url));
    expect(await client.call(read, { params, query: { q: '1&2', none: undefined } })).toBe(
      '/things/a%2Fb?q=1%262',
    );
  });

  it("throws the service's own error, with its status and details", async () => {
    refuse(403, '{"message":"Message limit reached","limitReached":true}');
    const body = { message: 'Message limit reached', limitReached: true };
    await expect(client.call(read, { params })).rejects.toMatchObject({ status: 403, body });
    await expect(client.stream(write)).rejects.toMatchObject({ status: 403, body });
  });

  it.each(['<h1>Bad gateway</h1>', '', 'null', '{"sql":"SELECT"}', '{"message":7}'])(
    'hides an error that no service of ours has written: %s',
    async (text) => {
      refuse(502, text);
      await expect(client.call(read, { params })).rejects.toMatchObject({
        status: 500,
        body: { message: 'Something went wrong on our side. Please try again.' },
      });
    },
  );

  it('asks once more when the connection of a read breaks, never for a write or a stream', async () => {
    answer = (request) => request.socket.destroy();
    await expect(client.call(read, { params })).rejects.toMatchObject({ status: 503 });
    expect(asked).toBe(2);
    await expect(client.call(write)).rejects.toMatchObject({ status: 503 });
    expect(asked).toBe(3);
    await expect(client.stream(read, { params })).rejects.toMatchObject({ status: 503 });
    expect(asked).toBe(4);
  });

  it('does not ask for the rest of a stream that breaks', async () => {
    answer = (_request, response) => {
      response.writeHead(200).write('first');
      setImmediate(() => response.destroy());
    };
    const { body } = await client.stream(read, { params });
    await expect(body.toArray()).rejects.toThrow(/terminated|other side closed|aborted/);
    expect(asked).toBe(1);
  });

  it('answers 504 for what takes too long', async () => {
    answer = () => undefined;
    await expect(client.call(write, { timeoutMs: 1 })).rejects.toMatchObject({ status: 504 });
  });
});
