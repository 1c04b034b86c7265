import type { MessageDto, TurnDto } from '@parley/contracts/chat/message';
import { parsePosition, readReply, ReplyInterrupted, type ReplyEvent } from './reply-stream';

const userMessage: MessageDto = {
  id: 'u1',
  role: 'user',
  content: 'Hello',
  createdAt: '2026-01-01T00:00:00.000Z',
  unanswered: false,
  idempotencyKey: null,
  understudy: false,
};
const turn: TurnDto = {
  userMessage,
  assistantMessage: { ...userMessage, id: 'a1', role: 'assistant', content: 'Grüß Gott 🙂' },
  messagesRemaining: 3,
};

const frame = (event: string, data: unknown, id = 'a1:0') =>
  `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

/** A response whose bytes come in pieces of the given size. */
function streamed(text: string, pieceSize = 7, ending: 'close' | 'hang' | Error = 'close'): Response {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at < bytes.length) return controller.enqueue(bytes.slice(at, (at += pieceSize)));
      if (ending === 'close') return controller.close();
      if (ending instanceof Error) return controller.error(ending);
      return new Promise<void>(() => undefined);
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

async function collect(response: Response, silenceLimitMs?: number) {
  const events: ReplyEvent[] = [];
  let error: unknown = null;
  try {
    for await (const event of readReply(response, silenceLimitMs)) events.push(event);
  } catch (thrown) {
    error = thrown;
  }
  return { events, error };
}

describe('a streamed reply', () => {
  const text =
    frame('start', { userMessage }) +
    ': a comment\n\n' +
    frame('delta', { text: 'Grüß ' }, 'a1:5') +
    frame('news', { anything: true }) +
    frame('delta', { text: 'Gott 🙂' }, 'a1:12') +
    frame('done', turn, 'a1:12');

  it.each([1, 2, 3, 7, 10_000])('is read the same in pieces of %i bytes', async (pieceSize) => {
    const { events, error } = await collect(streamed(text, pieceSize));
    expect(error).toBeNull();
    expect(events.map(({ type }) => type)).toEqual(['start', 'delta', 'delta', 'done']);
    expect(events[2]).toEqual({ type: 'delta', text: 'Gott 🙂', position: { messageId: 'a1', offset: 12 } });
    expect(events[3]).toMatchObject({ type: 'done', turn });
  });

  it('ends at an error event', async () => {
    const { events, error } = await collect(
      streamed(frame('error', { message: 'The character is unavailable right now.', status: 503 }) + 'junk'),
    );
    expect(error).toBeNull();
    expect(events).toEqual([
      {
        type: 'error',
        status: 503,
        message: 'The character is unavailable right now.',
        position: { messageId: 'a1', offset: 0 },
      },
    ]);
  });

  it('is interrupted when it ends without an end, in the middle of an event or of a character', async () => {
    for (const cut of [20, text.length - 4, text.indexOf('🙂') + 2]) {
      const { error } = await collect(streamed(text.slice(0, cut)));
      expect(error).toBeInstanceOf(ReplyInterrupted);
    }
  });

  it('is interrupted by an event that cannot be read', async () => {
    const { error } = await collect(streamed('event: delta\nid: a1:1\ndata: {"text":\n\n'));
    expect(error).toBeInstanceOf(ReplyInterrupted);
  });

  it('is interrupted when nothing comes for too long', async () => {
    const { events, error } = await collect(streamed(frame('start', { userMessage }), 1_000, 'hang'), 20);
    expect(events).toHaveLength(1);
    expect(error).toBeInstanceOf(ReplyInterrupted);
  });

  it('passes on what the connection threw', async () => {
    const lost = new TypeError('network error');
    const { error } = await collect(streamed(frame('start', { userMessage }), 1_000, lost));
    expect(error).toBe(lost);
  });

  it('reads a stored turn that comes as JSON', async () => {
    const { events } = await collect(Response.json(turn, { status: 201 }));
    expect(events).toEqual([{ type: 'done', position: null, turn }]);
  });

  it('reads positions', () => {
    expect(parsePosition('0190-ab:17')).toEqual({ messageId: '0190-ab', offset: 17 });
    for (const id of [undefined, '', 'a1', ':3', 'a1:', 'a1:x', 'a1:-1'])
      expect(parsePosition(id)).toBeNull();
  });
});
