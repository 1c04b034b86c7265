/**
 * The thinnest honest server for a turn, the measure of what the product adds: bare node:http, one SQL statement
 * before and one after a proxied stream. It ends an answer only when the reply is stored, as the product does.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { YardstickModel } from './model.ts';
import { YardstickStorage } from './storage.ts';

const { PORT = '', DATABASE_URL = '', UNDERSTUDY_URL = '', CATALOG_URL = '' } = process.env;
const MESSAGE_MAX_LENGTH = 4000;

const storage = new YardstickStorage(DATABASE_URL);
const model = new YardstickModel(UNDERSTUDY_URL, CATALOG_URL);

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function openSession(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { characterId } = await readJson(request);
  await model.systemPrompt(Number(characterId));
  sendJson(response, 201, { id: await storage.openSession(Number(characterId)) });
}

async function runTurn(sessionId: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { content } = await readJson(request);
  if (typeof content !== 'string' || content === '' || content.length > MESSAGE_MAX_LENGTH) {
    return sendJson(response, 400, { message: 'content must be a text' });
  }
  const { characterId, history } = await storage.begin(sessionId, content);
  const system = await model.systemPrompt(characterId);
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
  });
  // The statement's own snapshot does not show the message that it stores.
  const messages = [...(history ?? []), { role: 'user' as const, content }];
  const reply = await model.stream(system, messages, (bytes) => response.write(bytes));
  await storage.end(sessionId, reply);
  response.end();
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, , sessionId, what] = (request.url ?? '').split('/');
  if (request.url === '/ready') return sendJson(response, 200, {});
  if (request.method === 'POST' && !sessionId) return openSession(request, response);
  if (request.method === 'POST' && what === 'messages') return runTurn(sessionId ?? '', request, response);
  return sendJson(response, 200, await storage.list(sessionId ?? ''));
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    response.destroy();
  });
});
// As the services have it: a connection that rests for a while is used again.
server.keepAliveTimeout = 72_000;

process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
  void Promise.allSettled([storage.close(), model.close()]).then(() => process.exit(0));
});

await storage.createTables();
server.listen(Number(PORT), '127.0.0.1');
