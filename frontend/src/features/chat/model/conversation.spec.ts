import type { MessageDto } from '@parley/contracts/chat/message';
import { Conversation } from './conversation';
import {
  answered,
  asked,
  delta,
  done,
  failure,
  FakeClock,
  FakeServer,
  gate,
  message,
  refusal,
  REPLY_ID,
  session,
  settle,
  start,
} from './conversation.fakes';

let server: FakeServer;
let clock: FakeClock;
const begin = (messages: MessageDto[] = [], open = session()) => {
  server.current = open;
  return new Conversation(server, clock, open, messages);
};
const texts = (conversation: Conversation) => conversation.getState().messages.map(({ content }) => content);
const sendCalls = () => server.calls.filter((call) => call.startsWith('send'));

beforeEach(() => {
  server = new FakeServer();
  clock = new FakeClock();
});

describe('sending', () => {
  it('shows the text at once, then the stored message, the growing reply, the stored reply', async () => {
    const [stored, spoke, ended] = [gate(), gate(), gate()];
    server.sends = [[stored.passed, start(), spoke.passed, delta('Becau', 5), ended.passed, done()]];
    const conversation = begin();
    const outcome = conversation.send('  Why? ', 'key-1');
    expect(conversation.getState().turn).toMatchObject({ phase: 'sending', outgoing: { content: 'Why?' } });
    stored.open();
    await settle();
    expect(conversation.getState().turn).toMatchObject({
      phase: 'waiting',
      outgoing: null,
      userMessageId: 'user-1',
    });
    expect(texts(conversation)).toEqual(['Why?']);
    spoke.open();
    await settle();
    expect(conversation.getState().turn).toMatchObject({
      phase: 'writing',
      text: 'Becau',
      replyId: REPLY_ID,
    });
    ended.open();
    expect(await outcome).toEqual({ kind: 'answered' });
    expect(conversation.getState()).toMatchObject({ turn: null, messagesRemaining: 3 });
    expect(texts(conversation)).toEqual(['Why?', 'Because it is so.']);
  });

  it('sends once when it is asked twice', async () => {
    server.sends = [[start(), done()]];
    const conversation = begin();
    const outcomes = await Promise.all([conversation.send('Why?', 'a'), conversation.send('Why?', 'b')]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['answered', 'ignored']);
    expect(sendCalls()).toEqual(['send Why? a']);
  });

  it('does not send nothing, nor too much', async () => {
    const conversation = begin();
    expect(await conversation.send(' \n ', 'a')).toEqual({ kind: 'ignored' });
    expect(await conversation.send('x'.repeat(4_001), 'a')).toEqual({ kind: 'ignored' });
    expect(server.calls).toEqual([]);
  });

  it('repeats a server failure twice, waiting longer each time, under the same key', async () => {
    const broken = refusal(503, { message: 'Not ready' });
    server.sends = [[broken], [broken], [start(), done()]];
    const conversation = begin();
    expect(await conversation.send('Why?', 'key')).toEqual({ kind: 'answered' });
    expect(sendCalls()).toEqual(['send Why? key', 'send Why? key', 'send Why? key']);
    expect(clock.waits).toEqual([1_000, 2_000]);
  });

  it('repeats a failed reply as long as no word was said', async () => {
    server.sends = [
      [start(), failure(503, 'The character is unavailable right now.')],
      [start(), done()],
    ];
    expect(await begin().send('Why?', 'key')).toEqual({ kind: 'answered' });
    expect(sendCalls()).toHaveLength(2);
  });

  it('does not repeat what took too long', async () => {
    server.sends = [[start(), failure(504, 'The character took too long to answer.')]];
    const conversation = begin();
    expect(await conversation.send('Why?', 'key')).toMatchObject({ kind: 'unanswered' });
    expect(sendCalls()).toHaveLength(1);
    expect(conversation.getState().failed).toMatchObject({
      userMessageId: 'user-1',
      reason: 'The character took too long to answer.',
    });
  });

  it('gives a refused text back with its key', async () => {
    const limit = refusal(403, { message: 'Message limit reached', limitReached: true });
    server.sends = [[limit]];
    const conversation = begin();
    expect(await conversation.send('Why?', 'key')).toEqual({
      kind: 'not-sent',
      content: 'Why?',
      idempotencyKey: 'key',
      error: limit,
    });
    expect(conversation.getState().turn).toBeNull();
    expect(sendCalls()).toHaveLength(1);
  });

  it('gives the text back when the server cannot be reached', async () => {
    const offline = new TypeError('Failed to fetch');
    server.sends = [[offline], [offline], [offline]];
    const conversation = begin();
    expect(await conversation.send('Why?', 'key')).toMatchObject({ kind: 'not-sent', error: null });
    expect(sendCalls()).toHaveLength(3);
  });

  it('finds out that an unacknowledged message was stored and answered', async () => {
    const offline = new TypeError('Failed to fetch');
    server.sends = [[offline], [offline], [offline]];
    server.stored = [asked, answered];
    const conversation = begin();
    expect(await conversation.send('Why?', 'key')).toEqual({ kind: 'answered' });
    expect(texts(conversation)).toEqual(['Why?', 'Because it is so.']);
  });

  it('keeps what another tab is being told apart from its own', async () => {
    server.sends = [[refusal(409, { message: 'A reply is being written' })]];
    const other = message('user', 'user-9', 'From the other tab');
    const conversation = begin();
    server.current = session({ isReplying: true });
    server.stored = [other];
    server.resumes = [[start(other), done({ userMessage: other })]];
    expect(await conversation.send('Why?', 'key')).toMatchObject({ kind: 'not-sent', content: 'Why?' });
    await settle();
    expect(texts(conversation)).toEqual(['From the other tab', 'Because it is so.']);
  });
});

describe('a lost connection', () => {
  it('reads the reply on where it broke off, without a gap or a repeat', async () => {
    server.sends = [[start(), delta('Because ', 8)]];
    server.resumes = [
      [new TypeError('network error')],
      [start(), delta('it ', 11), new TypeError('network error')],
      [start(), delta('it ', 11), delta('is so.', 17), done()],
    ];
    const conversation = begin();
    const seen: string[] = [];
    conversation.subscribe(() => seen.push(conversation.getState().turn?.text ?? ''));
    expect(await conversation.send('Why?', 'key')).toEqual({ kind: 'answered' });
    expect(server.calls.filter((call) => call.startsWith('resume'))).toEqual([
      `resume ${REPLY_ID}:8`,
      `resume ${REPLY_ID}:8`,
      `resume ${REPLY_ID}:11`,
    ]);
    expect(seen).toContain('Because it is so.');
    expect(seen.every((text) => 'Because it is so.'.startsWith(text))).toBe(true);
    expect(sendCalls()).toHaveLength(1);
  });

  it('takes the stored reply, byte for byte, when there is nothing left to resume', async () => {
    server.sends = [[start(), delta('Becauze', 7)]];
    server.stored = [asked, answered];
    const conversation = begin();
    expect(await conversation.send('Why?', 'key')).toEqual({ kind: 'answered' });
    expect(texts(conversation)).toEqual(['Why?', 'Because it is so.']);
  });

  it('marks the message when the reply was lost at the server', async () => {
    server.sends = [[start(), delta('Becau', 5)]];
    server.stored = [{ ...asked, unanswered: true, idempotencyKey: 'key' }];
    const conversation = begin();
    expect(await conversation.send('Why?', 'key')).toMatchObject({ kind: 'unanswered' });
    expect(conversation.getState()).toMatchObject({ turn: null, failed: { fragment: 'Becau' } });
  });

  it('gives up after a bound, says so, and goes on when asked', async () => {
    const lost = new TypeError('network error');
    server.sends = [[start(), delta('Becau', 5)]];
    server.resumes = Array.from({ length: 9 }, () => [lost]);
    const conversation = begin();
    server.current = session({ isReplying: true });
    server.stored = [asked];
    expect(await conversation.send('Why?', 'key')).toEqual({ kind: 'cut-off' });
    expect(conversation.getState()).toMatchObject({ isCutOff: true, turn: { text: 'Becau' } });
    expect(clock.waits.slice(0, 6)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000]);
    server.resumes = [[start(), delta('se it is so.', 17), done()]];
    await conversation.refresh();
    expect(conversation.getState()).toMatchObject({ isCutOff: false, turn: null });
    expect(texts(conversation)).toEqual(['Why?', 'Because it is so.']);
  });

  it('does not trust a stream that skips a part', async () => {
    server.sends = [[start(), delta('Becau', 5), delta('so.', 17)]];
    server.resumes = [[start(), delta('se it is so.', 17), done()]];
    const conversation = begin();
    const seen: string[] = [];
    conversation.subscribe(() => seen.push(conversation.getState().turn?.text ?? ''));
    await conversation.send('Why?', 'key');
    expect(seen).not.toContain('Becauso.');
    expect(seen).toContain('Because it is so.');
  });
});

describe('coming back', () => {
  it('picks up a reply that is running when the page is opened', async () => {
    server.resumes = [[start(), delta('Because it', 10), done()]];
    const conversation = begin([asked], session({ isReplying: true }));
    await conversation.open();
    expect(server.calls).toContain('resume from the start');
    expect(texts(conversation)).toEqual(['Why?', 'Because it is so.']);
  });

  it('reads on after the page was left and opened again', async () => {
    server.resumes = [
      [start(), delta('Because', 7), new Promise(() => undefined)],
      [start(), delta(' it is so.', 17), done()],
    ];
    const conversation = begin([asked], session({ isReplying: true }));
    void conversation.open();
    await settle();
    conversation.close();
    await conversation.open();
    expect(server.calls).toContain(`resume ${REPLY_ID}:7`);
    expect(conversation.getState().turn).toBeNull();
  });

  it('costs one small read when nothing happened, and none when it was just there', async () => {
    const conversation = begin();
    await conversation.refresh();
    expect(server.calls).toEqual([]);
    clock.time += 60_000;
    await conversation.refresh();
    expect(server.calls).toEqual(['read session']);
  });

  it('shows what another tab said, and follows the reply it started', async () => {
    const conversation = begin();
    clock.time += 60_000;
    server.current = session({ isReplying: true, messageCount: 1, updatedAt: '2026-01-01T11:00:00.000Z' });
    server.stored = [asked];
    server.resumes = [[start(), done()]];
    await conversation.refresh();
    expect(texts(conversation)).toEqual(['Why?', 'Because it is so.']);
  });

  it('keeps unchanged messages the same objects', async () => {
    const conversation = begin([asked]);
    const before = conversation.getState().messages[0];
    server.stored = [asked, answered, answered];
    server.current = session({ messageCount: 2 });
    await conversation.refresh(true);
    expect(conversation.getState().messages[0]).toBe(before);
    expect(texts(conversation)).toEqual(['Why?', 'Because it is so.']);
  });

  it('does not let an old list take away what was said since', async () => {
    const conversation = begin();
    const slow = gate();
    const oldList = server.readMessages.bind(server);
    server.readMessages = async () => {
      const list = await oldList();
      await slow.passed;
      return list;
    };
    server.current = session({ messageCount: 9 });
    const refreshed = conversation.refresh(true);
    await settle();
    server.sends = [[start(), done()]];
    await conversation.send('Why?', 'key');
    slow.open();
    await refreshed;
    expect(texts(conversation)).toEqual(['Why?', 'Because it is so.']);
  });
});

describe('stopping', () => {
  it('keeps what was said', async () => {
    const stopped = gate();
    server.sends = [
      [
        start(),
        delta('Because', 7),
        stopped.passed,
        done({ assistantMessage: { ...answered, content: 'Because' } }),
      ],
    ];
    const conversation = begin();
    const outcome = conversation.send('Why?', 'key');
    await settle();
    expect(await conversation.stop()).toBe(true);
    expect(conversation.getState().turn).toMatchObject({ phase: 'stopping', text: 'Because' });
    stopped.open();
    await outcome;
    expect(texts(conversation)).toEqual(['Why?', 'Because']);
  });

  it('stops as soon as the server has the message when it was pressed before', async () => {
    const stored = gate();
    server.sends = [[stored.passed, start(), done({ assistantMessage: null })]];
    const conversation = begin();
    const outcome = conversation.send('Why?', 'key');
    await conversation.stop();
    expect(server.calls).not.toContain('stop');
    stored.open();
    await outcome;
    expect(server.calls).toContain('stop');
    expect(texts(conversation)).toEqual(['Why?']);
  });

  it('says when it could not be arranged', async () => {
    const ended = gate();
    server.sends = [[start(), delta('Because', 7), ended.passed, done()]];
    server.stopAnswer = () => Promise.reject(new TypeError('Failed to fetch'));
    const conversation = begin();
    const outcome = conversation.send('Why?', 'key');
    await settle();
    expect(await conversation.stop()).toBe(false);
    expect(conversation.getState().turn?.phase).toBe('writing');
    ended.open();
    await outcome;
  });
});

describe('trying again', () => {
  const unanswered = { ...asked, unanswered: true, idempotencyKey: 'first-key' };

  it('sends the stored message under its own key and leaves it in its place', async () => {
    server.sends = [[start(), done()]];
    const conversation = begin([unanswered]);
    expect(await conversation.retry('user-1', 'fresh')).toEqual({ kind: 'answered' });
    expect(sendCalls()).toEqual(['send Why? first-key']);
    expect(conversation.getState().messages).toEqual([asked, answered]);
  });

  it('can fail again and keeps the message', async () => {
    server.sends = [[refusal(429, { message: 'Too many requests' })]];
    server.stored = [unanswered];
    const conversation = begin([unanswered]);
    expect(await conversation.retry('user-1', 'fresh')).toMatchObject({ kind: 'unanswered' });
    expect(conversation.getState()).toMatchObject({ turn: null, messages: [unanswered] });
  });

  it('takes the order of the server when the message was not the newest', async () => {
    const later = [message('user', 'user-2', 'And?'), message('assistant', 'reply-2', 'So.')];
    server.sends = [[start(), done()]];
    server.stored = [asked, answered, ...later];
    const conversation = begin([unanswered, ...later]);
    await conversation.retry('user-1', 'fresh');
    expect(texts(conversation)).toEqual(['Why?', 'Because it is so.', 'And?', 'So.']);
  });
});

it('forgets everything on reset and has fresh messages', async () => {
  const conversation = begin([asked, answered]);
  await conversation.reset();
  expect(conversation.getState()).toMatchObject({ messages: [], messagesRemaining: 4 });
});
