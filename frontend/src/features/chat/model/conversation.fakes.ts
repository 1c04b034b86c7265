import type { MessageDto, TurnDto } from '@parley/contracts/chat/message';
import type { ChatSessionDto } from '@parley/contracts/chat/session';
import { ApiError } from '../../../shared/api/http';
import type { ConversationClock, ConversationTransport, OutgoingMessage } from './conversation-ports';
import { ReplyInterrupted, type ReplyEvent, type ReplyPosition } from './reply-stream';

export const REPLY_ID = 'reply-1';

export function message(
  role: MessageDto['role'],
  id: string,
  content: string,
  rest: Partial<MessageDto> = {},
) {
  return {
    id,
    role,
    content,
    createdAt: '2026-01-01T10:00:00.000Z',
    unanswered: false,
    idempotencyKey: null,
    understudy: false,
    ...rest,
  } satisfies MessageDto;
}

export function session(rest: Partial<ChatSessionDto> = {}): ChatSessionDto {
  return {
    id: 's1',
    characterId: 1,
    title: 'Albert Einstein',
    messageCount: 0,
    lastMessage: null,
    updatedAt: '2026-01-01T10:00:00.000Z',
    createdAt: '2026-01-01T10:00:00.000Z',
    character: {
      id: 1,
      name: 'Albert Einstein',
      era: 'Early Twentieth Century',
      category: 'Scientist',
      imageUrl: '/media/portraits/v1.svg?name=Figure',
      bornYear: 1879,
      diedYear: 1955,
      slug: 'albert-einstein',
      hasLeft: false,
    },
    isReplying: false,
    understudy: false,
    ...rest,
  };
}

export function refusal(status: number, body: object): ApiError {
  return new ApiError(status, JSON.stringify(body));
}

export const asked = message('user', 'user-1', 'Why?');
export const answered = message('assistant', REPLY_ID, 'Because it is so.');

export const start = (userMessage: MessageDto = asked): ReplyEvent => ({
  type: 'start',
  position: { messageId: REPLY_ID, offset: 0 },
  userMessage,
});
/** A delta that ends at the offset. */
export const delta = (text: string, offset: number): ReplyEvent => ({
  type: 'delta',
  position: { messageId: REPLY_ID, offset },
  text,
});
export const done = (turn: Partial<TurnDto> = {}): ReplyEvent => ({
  type: 'done',
  position: null,
  turn: { userMessage: asked, assistantMessage: answered, messagesRemaining: 3, ...turn },
});
export const failure = (status: number, text: string): ReplyEvent => ({
  type: 'error',
  position: null,
  message: text,
  status,
});

/** One connection: its events, then an end. An error is thrown after the events; a promise is waited for. */
export type Connection = (ReplyEvent | Error | Promise<unknown>)[];

/** Answers as it is told; every call is written down. */
export class FakeServer implements ConversationTransport {
  sends: Connection[] = [];
  resumes: Connection[] = [];
  stored: MessageDto[] = [];
  current: ChatSessionDto = session();
  remaining: number | null = 4;
  stopAnswer: () => Promise<{ stopped: boolean }> = async () => ({ stopped: true });
  readonly calls: string[] = [];

  send({ content, replaces }: OutgoingMessage, key: string, signal: AbortSignal): AsyncIterable<ReplyEvent> {
    this.calls.push(`send ${content} ${key}${replaces ? ` for ${replaces}` : ''}`);
    return play(this.sends.shift() ?? [], signal);
  }

  regenerate(key: string, signal: AbortSignal): AsyncIterable<ReplyEvent> {
    this.calls.push(`regenerate ${key}`);
    return play(this.sends.shift() ?? [], signal);
  }

  resume(position: ReplyPosition | null, signal: AbortSignal): AsyncIterable<ReplyEvent> {
    this.calls.push(`resume ${position ? `${position.messageId}:${position.offset}` : 'from the start'}`);
    return play(this.resumes.shift() ?? [refusal(404, { message: 'Nothing to resume' })], signal);
  }

  async stop() {
    this.calls.push('stop');
    return this.stopAnswer();
  }

  async reset() {
    this.calls.push('reset');
    this.stored = [];
    this.remaining = 4;
    return { messagesRemaining: 4 };
  }

  async readSession() {
    this.calls.push('read session');
    return this.current;
  }

  async readMessages() {
    this.calls.push('read messages');
    return structuredClone(this.stored);
  }

  async readAllowance() {
    return this.remaining === null ? null : { messagesRemaining: this.remaining, limit: 4 };
  }
}

async function* play(
  connection: Connection,
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent, void, undefined> {
  for (const step of connection) {
    await Promise.resolve();
    if (signal.aborted) throw signal.reason;
    if (step instanceof Error) throw step;
    if (step instanceof Promise) await step;
    else yield step;
    if (signal.aborted) throw signal.reason;
  }
  throw new ReplyInterrupted('the connection was closed');
}

/** Time passes at once; the waits are written down. */
export class FakeClock implements ConversationClock {
  time = 1_000_000;
  readonly waits: number[] = [];
  now = () => this.time;
  wait = async (ms: number) => {
    this.waits.push(ms);
    this.time += ms;
  };
}

/** Lets everything that is due happen. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 60; round += 1) await Promise.resolve();
}

/** A promise to be settled by hand. */
export function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
}
