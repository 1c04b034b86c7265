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
  session,
  settle,
} from './conversation.fakes';
import { messagesOnShow } from './conversation-state';
import type { ReplyEvent } from './reply-stream';

const edited = message('user', 'user-2', 'Why so?');
const newAnswer = message('assistant', 'reply-2', 'For this reason.');
const first = message('user', 'user-0', 'Good evening!');
const greeting = message('assistant', 'reply-0', 'Good evening to you.');
const before = [first, greeting, asked, answered];

const startOf = (userMessage: MessageDto): ReplyEvent => ({
  type: 'start',
  position: { messageId: 'reply-2', offset: 0 },
  userMessage,
});
const doneWith = (userMessage: MessageDto, assistantMessage: MessageDto | null) =>
  done({ userMessage, assistantMessage });
const newDelta = (text: string, offset: number): ReplyEvent => ({
  ...(delta(text, offset) as Extract<ReplyEvent, { type: 'delta' }>),
  position: { messageId: 'reply-2', offset },
});

let server: FakeServer;
const begin = (messages: MessageDto[] = before, open = session()) => {
  server.current = open;
  server.stored = messages;
  return new Conversation(server, new FakeClock(), open, messages);
};
const shown = (conversation: Conversation) =>
  messagesOnShow(conversation.getState()).map(({ content }) => content);
const callsOf = (kind: string) => server.calls.filter((call) => call.startsWith(kind));

beforeEach(() => {
  server = new FakeServer();
});

describe('sending the newest message in other words', () => {
  it('shows the new words at once in place of the old ones and their answer', async () => {
    const [stored, ended] = [gate(), gate()];
    server.sends = [[stored.passed, startOf(edited), ended.passed, doneWith(edited, newAnswer)]];
    const conversation = begin();
    const outcome = conversation.edit('user-1', ' Why so? ', 'key');
    expect(shown(conversation)).toEqual(['Good evening!', 'Good evening to you.']);
    expect(conversation.getState().turn?.outgoing?.content).toBe('Why so?');
    stored.open();
    await settle();
    expect(shown(conversation)).toEqual(['Good evening!', 'Good evening to you.', 'Why so?']);
    ended.open();
    expect(await outcome).toEqual({ kind: 'answered' });
    expect(conversation.getState().messages).toEqual([first, greeting, edited, newAnswer]);
    expect(server.calls).toContain('send Why so? key for user-1');
  });

  it('leaves all as it was when the server refuses', async () => {
    const limit = refusal(403, { message: 'Message limit reached', limitReached: true });
    server.sends = [[limit]];
    const conversation = begin();
    expect(await conversation.edit('user-1', 'Why so?', 'key')).toEqual({
      kind: 'not-sent',
      content: 'Why so?',
      idempotencyKey: 'key',
      error: limit,
    });
    expect(shown(conversation)).toEqual(before.map(({ content }) => content));
  });

  it('repeats what may be repeated under the same key, still in place of the old message', async () => {
    const broken = refusal(503, { message: 'Not ready' });
    server.sends = [[broken], [startOf(edited), doneWith(edited, newAnswer)]];
    const conversation = begin();
    expect(await conversation.edit('user-1', 'Why so?', 'key')).toEqual({ kind: 'answered' });
    expect(callsOf('send')).toEqual(['send Why so? key for user-1', 'send Why so? key for user-1']);
  });

  it('marks the new words when they were stored and not answered', async () => {
    server.sends = [[startOf(edited), failure(504, 'The character took too long to answer.')]];
    const conversation = begin();
    server.stored = [first, greeting, { ...edited, unanswered: true, idempotencyKey: 'key' }];
    expect(await conversation.edit('user-1', 'Why so?', 'key')).toMatchObject({ kind: 'unanswered' });
    await settle();
    expect(shown(conversation)).toEqual(['Good evening!', 'Good evening to you.', 'Why so?']);
    expect(conversation.getState().messages.at(-1)?.unanswered).toBe(true);
  });

  it('is for the newest message of one’s own, and for nothing while a reply is written', async () => {
    const conversation = begin();
    expect(await conversation.edit('user-0', 'Hello!', 'key')).toEqual({ kind: 'ignored' });
    expect(await conversation.edit('user-1', '  ', 'key')).toEqual({ kind: 'ignored' });
    server.sends = [[new Promise(() => undefined)]];
    void conversation.send('And?', 'other');
    expect(await conversation.edit('user-1', 'Why so?', 'key')).toEqual({ kind: 'ignored' });
    expect(callsOf('send')).toEqual(['send And? other']);
  });
});

describe('asking for another answer', () => {
  it('puts it in the place of the old one when it is complete', async () => {
    const ended = gate();
    server.sends = [[startOf(asked), newDelta('For', 3), ended.passed, doneWith(asked, newAnswer)]];
    const conversation = begin();
    const outcome = conversation.regenerate('key');
    await settle();
    expect(shown(conversation)).toEqual(['Good evening!', 'Good evening to you.', 'Why?']);
    expect(conversation.getState()).toMatchObject({ turn: { text: 'For' }, messages: before });
    ended.open();
    expect(await outcome).toEqual({ kind: 'answered' });
    expect(conversation.getState().messages).toEqual([first, greeting, asked, newAnswer]);
    expect(callsOf('regenerate')).toEqual(['regenerate key']);
  });

  it.each([
    ['refused', [refusal(429, { message: 'Too many requests' })], 'Too many requests'],
    ['failed on the way', [startOf(asked), newDelta('For', 3), failure(503, 'Unavailable.')], 'Unavailable.'],
  ])('keeps the old one when it is %s', async (_how, connection, reason) => {
    server.sends = [connection];
    const conversation = begin();
    expect(await conversation.regenerate('key')).toMatchObject({ kind: 'kept', reason });
    expect(conversation.getState()).toMatchObject({ turn: null, failed: null, messages: before });
  });

  it('keeps the old one when nobody answers, and finds out when the new one was stored all the same', async () => {
    const offline = new TypeError('Failed to fetch');
    server.sends = [[offline], [offline], [offline]];
    const conversation = begin();
    expect(await conversation.regenerate('key')).toEqual({ kind: 'kept', reason: null, error: null });
    server.sends = [[offline], [offline], [offline]];
    server.stored = [first, greeting, asked, newAnswer];
    expect(await conversation.regenerate('key-2')).toEqual({ kind: 'answered' });
    expect(shown(conversation).at(-1)).toBe('For this reason.');
  });

  it('keeps the old one when the connection was lost and the reply with it', async () => {
    server.sends = [[startOf(asked), newDelta('For', 3)]];
    expect(await begin().regenerate('key')).toMatchObject({ kind: 'kept' });
  });

  it('keeps the old one when it was stopped before its first word', async () => {
    server.sends = [[startOf(asked), doneWith(asked, null)]];
    const conversation = begin();
    await conversation.regenerate('key');
    expect(conversation.getState()).toMatchObject({ turn: null, messages: before });
  });

  it('makes way for it on a page that finds it being written', async () => {
    const ended = gate();
    server.resumes = [[startOf(asked), newDelta('For', 3), ended.passed, doneWith(asked, newAnswer)]];
    const conversation = begin(before, session({ isReplying: true }));
    const opened = conversation.open();
    await settle();
    expect(shown(conversation)).toEqual(['Good evening!', 'Good evening to you.', 'Why?']);
    ended.open();
    await opened;
    expect(conversation.getState().messages).toEqual([first, greeting, asked, newAnswer]);
  });
});
