import type { MessageDto, TurnDto } from '@parley/contracts/chat/message';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** Where in which reply an event stands: how many UTF-16 code units had been said after it. */
export interface ReplyPosition {
  messageId: string;
  offset: number;
}

/** One event of a streamed reply. */
export type ReplyEvent =
  | { type: 'start'; position: ReplyPosition | null; userMessage: MessageDto }
  | { type: 'delta'; position: ReplyPosition | null; text: string }
  | { type: 'done'; position: ReplyPosition | null; turn: TurnDto }
  | { type: 'error'; position: ReplyPosition | null; message: string; status: number };

/**
 * The connection ended, fell silent or brought something unreadable before the reply was over. The
 * reply itself goes on at the server: resume it.
 */
export class ReplyInterrupted extends Error {
  constructor(reason: string) {
    super(`The reply was interrupted: ${reason}`);
    this.name = 'ReplyInterrupted';
  }
}

/**
 * Milliseconds without a byte after which the connection counts as dead. Above the longest pause that
 * the server allows a model (20 s to the first word), below what a reader would wait.
 */
const SILENCE_LIMIT_MS = 30_000;

/** Twice the longest answer a server may send, as one line: what is longer is no reply of ours. */
const MAX_EVENT_LENGTH = 1_000_000;

/**
 * Reads a reply as it is streamed. Returns after `done` or `error`; throws {@link ReplyInterrupted}
 * when the stream ends before either, and what `fetch` throws when the request was aborted.
 * A JSON answer (a turn that had been stored before) reads as a single `done`.
 */
export async function* readReply(
  response: Response,
  silenceLimitMs = SILENCE_LIMIT_MS,
): AsyncGenerator<ReplyEvent, void, undefined> {
  if (!isEventStream(response)) {
    yield { type: 'done', position: null, turn: (await response.json()) as TurnDto };
    return;
  }
  for await (const message of readServerSentEvents(response, silenceLimitMs)) {
    const event = parseReplyEvent(message);
    if (!event) continue;
    yield event;
    if (event.type === 'done' || event.type === 'error') return;
  }
  throw new ReplyInterrupted('the connection was closed');
}

function isEventStream(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').startsWith('text/event-stream');
}

async function* readServerSentEvents(
  response: Response,
  silenceLimitMs: number,
): AsyncGenerator<EventSourceMessage, void, undefined> {
  if (!response.body) return;
  let events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event), maxBufferSize: MAX_EVENT_LENGTH });
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await readWithin(reader, silenceLimitMs);
      parser.feed(done ? decoder.decode() : decoder.decode(value, { stream: true }));
      const arrived = events;
      events = [];
      yield* arrived;
      if (done) return;
    }
  } finally {
    // Also reached when the consumer stops early: lets go of the connection.
    reader.cancel().catch(() => undefined);
  }
}

async function readWithin(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limitMs: number,
): Promise<ReadableStreamReadResult<Uint8Array>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ReplyInterrupted('nothing came for too long')), limitMs);
  });
  try {
    return await Promise.race([reader.read(), silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** Unknown events are skipped, so that the server may add some; broken ones interrupt. */
function parseReplyEvent({ event, id, data }: EventSourceMessage): ReplyEvent | null {
  const position = parsePosition(id);
  switch (event) {
    case 'start':
      return { type: 'start', position, ...parseJson<{ userMessage: MessageDto }>(data) };
    case 'delta':
      return { type: 'delta', position, ...parseJson<{ text: string }>(data) };
    case 'done':
      return { type: 'done', position, turn: parseJson<TurnDto>(data) };
    case 'error':
      return { type: 'error', position, ...parseJson<{ message: string; status: number }>(data) };
    default:
      return null;
  }
}

function parseJson<T>(data: string): T {
  try {
    return JSON.parse(data) as T;
  } catch {
    throw new ReplyInterrupted('an event could not be read');
  }
}

/** Reads `{assistantMessageId}:{offset}`; null for anything else. */
export function parsePosition(id: string | undefined): ReplyPosition | null {
  const match = /^([^:]+):(\d+)$/.exec(id ?? '');
  return match ? { messageId: match[1]!, offset: Number(match[2]) } : null;
}

/** The `Last-Event-ID` with which a reply is read on from a position. */
export function positionText({ messageId, offset }: ReplyPosition): string {
  return `${messageId}:${offset}`;
}
