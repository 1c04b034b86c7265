import { eventually } from '@parley/kit/testing/eventually';
import type { RunningService } from '@parley/kit/boot/start-service';
import { collect, type StreamEvent } from './support/chat-api.js';
import { type ChatHarness, openChat } from './support/chat-harness.js';

const WORDS = Array.from({ length: 40 }, (_, index) => `word${index} 🎻 `);
const TEXT = WORDS.join('');

let chat: ChatHarness;
let other: RunningService;
beforeAll(async () => {
  chat = await openChat({ ANONYMOUS_MESSAGE_LIMIT: 20 });
  other = await chat.openReplica();
});
afterAll(() => chat.close());
beforeEach(() => {
  chat.model.script = { words: WORDS, gapMs: 15 };
});

/** Reads until a condition holds, then drops the connection. */
async function readUntil(events: AsyncGenerator<StreamEvent>, enough: (seen: StreamEvent[]) => boolean) {
  const seen: StreamEvent[] = [];
  for await (const event of events) {
    seen.push(event);
    if (enough(seen)) break;
  }
  const text = seen
    .filter(({ event }) => event === 'delta')
    .map(({ data }) => data['text'] as string)
    .join('');
  return { lastEventId: seen.at(-1)!.id, text };
}

describe.each(['this', 'another'])('resuming on %s replica', (where) => {
  it('goes on after the last event, without a gap or a repeat', async () => {
    const visitor = chat.visitor();
    const reader = where === 'this' ? visitor : visitor.at(other.url);
    const session = await visitor.createSession();
    const dropped = new AbortController();
    const begun = await readUntil(
      visitor.stream(session, 'Tell me.', dropped.signal),
      (seen) => seen.length > 5,
    );
    dropped.abort();
    const { events, text } = await collect(reader.resume(session, begun.lastEventId));
    expect(begun.text + text).toBe(TEXT);
    expect(events.at(-1)!.event).toBe('done');
    expect(events.at(-1)!.data['messagesRemaining']).toBe(19);
    expect((await visitor.messages(session)).body[1]!.content).toBe(TEXT);
  });

  it('begins at the beginning without a last event, or with that of another reply', async () => {
    const visitor = chat.visitor();
    const reader = where === 'this' ? visitor : visitor.at(other.url);
    const session = await visitor.createSession();
    await readUntil(visitor.stream(session, 'Tell me.'), (seen) => seen.length > 3);
    const [whole, second, foreign] = await Promise.all([
      collect(reader.resume(session)),
      collect(reader.resume(session)),
      collect(reader.resume(session, '0190f5e2-7b1c-7000-8000-000000000001:12')),
    ]);
    expect([whole.text, second.text, foreign.text]).toEqual([TEXT, TEXT, TEXT]);
  });

  it('reads an ended reply from the store', async () => {
    const visitor = chat.visitor();
    const reader = where === 'this' ? visitor : visitor.at(other.url);
    const session = await visitor.createSession();
    const { events } = await collect(visitor.stream(session, 'Tell me.'));
    const from = events[4]!.id;
    const { text } = await collect(reader.resume(session, from));
    expect(text).toBe(TEXT.slice(Number(from.split(':')[1])));
  });

  it('stops the reply and keeps what was said', async () => {
    const visitor = chat.visitor();
    const reader = where === 'this' ? visitor : visitor.at(other.url);
    const session = await visitor.createSession();
    const stream = collect(visitor.stream(session, 'Tell me.'));
    await eventually(async () => expect((await visitor.session(session)).body.isReplying).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect((await reader.stop(session)).body).toEqual({ stopped: true });
    const { events, text } = await stream;
    expect(events.at(-1)!.event).toBe('done');
    expect(text.length).toBeGreaterThan(0);
    expect(text.length).toBeLessThan(TEXT.length);
    expect((await visitor.messages(session)).body[1]!.content).toBe(text);
    expect(await visitor.remaining()).toBe(19);
    expect((await reader.stop(session)).body).toEqual({ stopped: false });
  });

  it('lets a reset end the running reply', async () => {
    const visitor = chat.visitor();
    const reader = where === 'this' ? visitor : visitor.at(other.url);
    const session = await visitor.createSession();
    const stream = collect(visitor.stream(session, 'Tell me.'));
    await eventually(async () => expect((await visitor.session(session)).body.isReplying).toBe(true));
    expect((await reader.reset(session)).body).toEqual({ messagesRemaining: 20 });
    expect((await stream).events.at(-1)!.data).toEqual({
      message: 'The conversation was reset.',
      status: 409,
    });
    expect((await visitor.messages(session)).body).toEqual([]);
    expect(await visitor.remaining()).toBe(20);
    expect((await visitor.send(session, 'And now?')).status).toBe(201);
    expect(await visitor.remaining()).toBe(19);
  });
});

describe('a reader who leaves', () => {
  it('does not stop the reply', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    const dropped = new AbortController();
    await readUntil(visitor.stream(session, 'Tell me.', dropped.signal), (seen) => seen.length > 2);
    dropped.abort();
    await eventually(async () => expect((await visitor.messages(session)).body[1]?.content).toBe(TEXT));
  });

  it('has nothing to resume in an empty session', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    await expect(collect(visitor.resume(session))).rejects.toThrow('404');
  });

  it('keeps the message unanswered when stopped before the first word', async () => {
    chat.model.script = { until: new Promise(() => undefined) };
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    const running = visitor.send(session, 'Tell me.');
    await eventually(async () => expect((await visitor.session(session)).body.isReplying).toBe(true));
    await visitor.stop(session);
    expect((await running).body).toMatchObject({ assistantMessage: null, userMessage: { unanswered: true } });
    expect(await visitor.remaining()).toBe(20);
  });
});
