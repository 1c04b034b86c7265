import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@parley/kit/testing/eventually';
import type { ChatApi } from './support/chat-api.js';
import { BEGINNING, beginReply, beginSilence, WHOLE } from './support/long-reply.js';
import { collect, Reading } from './support/reading.js';
import { chatOnTwoReplicas } from './support/two-replicas.js';

const chat = chatOnTwoReplicas({ ANONYMOUS_MESSAGE_LIMIT: 20 });

describe.each(['this', 'another'])('resuming on %s replica', (where) => {
  const placed = (visitor: ChatApi) => (where === 'this' ? visitor : visitor.at(chat.other.url));

  it('goes on after the last event, without a gap or a repeat', async () => {
    const visitor = chat.visitor();
    const reader = placed(visitor);
    const session = await visitor.createSession();
    const dropped = new AbortController();
    const begun = await beginReply(chat.model, visitor.stream(session, 'Tell me.', dropped.signal));
    dropped.abort();
    const resuming = new Reading(reader.resume(session, begun.writing.events.at(-1)!.id));
    await eventually(() => expect(resuming.events[0]?.event).toBe('start'));
    begun.goOn();
    const { events, text } = await resuming.ended;
    expect(BEGINNING + text).toBe(WHOLE);
    expect(events.at(-1)!.event).toBe('done');
    expect(events.at(-1)!.data['messagesRemaining']).toBe(19);
    expect((await visitor.messages(session)).body[1]!.content).toBe(WHOLE);
  });

  it('begins at the beginning without a last event, or with that of another reply', async () => {
    const visitor = chat.visitor();
    const reader = placed(visitor);
    const session = await visitor.createSession();
    const { goOn } = await beginReply(chat.model, visitor.stream(session, 'Tell me.'));
    const readings = [undefined, undefined, '0190f5e2-7b1c-7000-8000-000000000001:12'].map(
      (lastEventId) => new Reading(reader.resume(session, lastEventId)),
    );
    for (const reading of readings) await reading.has(BEGINNING);
    goOn();
    const ended = await Promise.all(readings.map((reading) => reading.ended));
    expect(ended.map(({ text }) => text)).toEqual([WHOLE, WHOLE, WHOLE]);
  });

  it('reads an ended reply from the store', async () => {
    const visitor = chat.visitor();
    const reader = placed(visitor);
    const session = await visitor.createSession();
    const { writing, goOn } = await beginReply(chat.model, visitor.stream(session, 'Tell me.'));
    const from = writing.events.at(-1)!.id;
    goOn();
    await writing.ended;
    const { text } = await collect(reader.resume(session, from));
    expect(text).toBe(WHOLE.slice(Number(from.split(':')[1])));
    expect(BEGINNING + text).toBe(WHOLE);
  });

  it('stops the reply and keeps what was said', async () => {
    const visitor = chat.visitor();
    const reader = placed(visitor);
    const session = await visitor.createSession();
    const { writing } = await beginReply(chat.model, visitor.stream(session, 'Tell me.'));
    expect((await reader.stop(session)).body).toEqual({ stopped: true });
    const { events, text } = await writing.ended;
    expect(events.at(-1)!.event).toBe('done');
    expect(text).toBe(BEGINNING);
    expect((await visitor.messages(session)).body[1]!.content).toBe(BEGINNING);
    expect(await visitor.remaining()).toBe(19);
    expect((await reader.stop(session)).body).toEqual({ stopped: false });
  });

  it('lets a reset end the running reply', async () => {
    const visitor = chat.visitor();
    const reader = placed(visitor);
    const session = await visitor.createSession();
    const { writing } = await beginReply(chat.model, visitor.stream(session, 'Tell me.'));
    chat.model.script = {};
    expect((await reader.reset(session)).body).toEqual({ messagesRemaining: 20 });
    expect((await writing.ended).events.at(-1)!.data).toEqual({
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
    const { goOn } = await beginReply(chat.model, visitor.stream(session, 'Tell me.', dropped.signal));
    dropped.abort();
    // Time for chat to notice.
    await sleep(100);
    goOn();
    await eventually(async () => expect((await visitor.messages(session)).body[1]?.content).toBe(WHOLE));
  });

  it('has nothing to resume in an empty session', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    await expect(collect(visitor.resume(session))).rejects.toThrow('404');
  });

  it('keeps the message unanswered when stopped before the first word', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    const running = await beginSilence(chat.model, () => visitor.send(session, 'Tell me.'));
    await visitor.stop(session);
    expect((await running.answer).body).toMatchObject({
      assistantMessage: null,
      userMessage: { unanswered: true },
    });
    expect(await visitor.remaining()).toBe(20);
  });
});
