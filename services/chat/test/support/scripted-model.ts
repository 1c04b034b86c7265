import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TITLE_INSTRUCTION } from '@parley/contracts/prompt/title-prompt';

/** How the next completions go; what is not said is "answer at once". */
interface Script {
  /** Words of the reply. */
  words?: string[];
  /** What is answered to a request for a title; none: an error. */
  title?: string;
  /** Milliseconds between words. */
  gapMs?: number;
  /** Answers this status instead. */
  status?: number;
  /** Ends the connection after this many words. */
  cutAfter?: number;
  /** Sends this raw line instead of the first word. */
  garbage?: string;
  /** Holds the reply until the promise resolves. */
  until?: Promise<unknown>;
}

export interface ScriptedModel {
  url: string;
  /** Bodies of the completions asked for, oldest first. */
  asked: { messages: { role: string; content: string }[] }[];
  /** Completions whose connection the client closed early. */
  abandoned: number;
  script: Script;
  close: () => Promise<void>;
}

/** An OpenAI-compatible server that does what a test says, to the word. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  const model = { asked: [], abandoned: 0, script: {} } as unknown as ScriptedModel;
  const server = createServer((request, response) => void answer(model, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  model.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  model.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return model;
}

async function answer(
  model: ScriptedModel,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { script } = model;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const asked = JSON.parse(Buffer.concat(chunks).toString()) as ScriptedModel['asked'][number];
  model.asked.push(asked);
  const isTitle = asked.messages[0]!.content === TITLE_INSTRUCTION;
  const {
    words = ['I ', 'remember ', 'it ', 'well.'],
    gapMs = 0,
    status,
    cutAfter,
    garbage,
    until,
  } = isTitle ? titleScript(script) : script;
  if (status)
    return void response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":{}}');
  response.on('close', () => {
    if (!response.writableFinished) model.abandoned += 1;
  });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  await until;
  if (garbage) response.write(`data: ${garbage}\n\n`);
  for (const [index, word] of words.entries()) {
    if (index === cutAfter) return void response.destroy();
    if (response.destroyed) return;
    response.write(chunkText({ content: word }, null));
    if (gapMs) await new Promise((resolve) => setTimeout(resolve, gapMs));
  }
  response.end(`${chunkText({}, 'stop')}data: [DONE]\n\n`);
}

function titleScript({ title }: Script): Script {
  return title === undefined ? { status: 400 } : { words: [title] };
}

function chunkText(delta: object, finishReason: string | null): string {
  const chunk = {
    id: 'c',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'scripted',
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  };
  return `data: ${JSON.stringify(chunk)}\n\n`;
}
