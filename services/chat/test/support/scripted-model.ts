import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { TITLE_INSTRUCTION } from '@parley/contracts/prompt/title-prompt';

/** How the next completions go; what is not said is "answer at once". */
interface Script {
  /** Words of the reply. */
  words?: string[];
  /** What is answered to a request for a title; none: an error. */
  title?: string;
  /** Milliseconds between words, to mix up what races. What must happen amid a reply needs a hold. */
  gapMs?: number;
  /** Answers this status instead. */
  status?: number;
  /** Ends the connection after this many words. */
  cutAfter?: number;
  /** Sends this raw line instead of the first word. */
  garbage?: string;
  hold?: Hold;
}

/** A reply that waits after so many words until the promise resolves. */
interface Hold {
  after: number;
  over: Promise<void>;
}

/** Well within the time that the product gives a model between two signs of life. */
const SIGN_OF_LIFE_MS = 1_000;

export interface ScriptedModel {
  url: string;
  /** Bodies of the completions asked for, oldest first. */
  asked: { messages: { role: string; content: string }[] }[];
  /** Completions whose connection the client closed early. */
  abandoned: number;
  script: Script;
  /** Has the next replies wait after so many words until the returned function is called, if it ever is. */
  holdAfter: (words: number, script?: Script) => () => void;
  close: () => Promise<void>;
}

/** An OpenAI-compatible server that does what a test says, to the word. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  const model = { asked: [], abandoned: 0, script: {} } as unknown as ScriptedModel;
  const server = createServer((request, response) => void answer(model, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  model.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  model.holdAfter = (after, script = {}) => {
    const { promise: over, resolve: goOn } = Promise.withResolvers<void>();
    model.script = { ...script, hold: { after, over } };
    return goOn;
  };
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
    hold,
  } = isTitle ? titleScript(script) : script;
  if (status)
    return void response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":{}}');
  response.on('close', () => {
    if (!response.writableFinished) model.abandoned += 1;
  });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  if (garbage) response.write(`data: ${garbage}\n\n`);
  for (let said = 0; ; said += 1) {
    if (said === hold?.after && !response.destroyed) await heldOpen(response, hold.over);
    if (response.destroyed) return;
    if (said === cutAfter) return void response.destroy();
    if (said === words.length) break;
    response.write(chunkText({ content: words[said] }, null));
    if (gapMs) await sleep(gapMs);
  }
  response.end(`${chunkText({}, 'stop')}data: [DONE]\n\n`);
}

/** However long it takes: the deadlines of a model call are not what a held reply is for. */
async function heldOpen(response: ServerResponse, over: Promise<void>): Promise<void> {
  const alive = setInterval(() => response.write(chunkText({}, null)), SIGN_OF_LIFE_MS);
  const left = new Promise((resolve) => response.once('close', resolve));
  await Promise.race([over, left]);
  clearInterval(alive);
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
