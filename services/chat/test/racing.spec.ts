import { eventually } from '@parley/kit/testing/eventually';
import { BEGINNING, beginReply } from './support/long-reply.js';
import { runRaces } from './support/races.js';
import { Reading } from './support/reading.js';
import { settled } from './support/settled.js';
import { chatOnTwoReplicas } from './support/two-replicas.js';

const VISITORS = 40;

const chat = chatOnTwoReplicas({ ANONYMOUS_MESSAGE_LIMIT: 20 });
beforeEach(() => {
  chat.model.script = { gapMs: 5 };
});

describe('sending while the conversation is', () => {
  it('reset leaves no turn, hold or message behind', async () => {
    await runRaces(VISITORS, async () => {
      const visitor = chat.visitor();
      const session = await visitor.createSession();
      // A second conversation holds a message of its own all the while.
      const [sent, again, ...resets] = await Promise.all([
        visitor.send(session, 'First?'),
        visitor.at(chat.other.url).send(session, 'Second?'),
        visitor.reset(session),
        visitor.at(chat.other.url).reset(session),
        visitor.reset(session),
      ]);
      expect(resets.map(({ status }) => status)).toEqual([200, 200, 200]);
      for (const { status } of [sent, again]) expect([201, 409]).toContain(status);
    });
    await settled(chat);
  });

  it('deleted leaves nothing behind either', async () => {
    await runRaces(VISITORS, async () => {
      const visitor = chat.visitor();
      const session = await visitor.createSession();
      const [sent, deleted, late] = await Promise.all([
        visitor.send(session, 'First?'),
        visitor.call('DELETE', `/sessions/${session}`),
        visitor.at(chat.other.url).call('DELETE', `/sessions/${session}`),
      ]);
      expect([204, 404]).toContain(late.status);
      expect([204, 404]).toContain(deleted.status);
      expect([201, 404, 409]).toContain(sent.status);
    });
    await settled(chat);
  });
});

describe('a reader on another replica', () => {
  it('is told when the conversation is reset under the reply', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    const { writing } = await beginReply(chat.model, visitor.stream(session, 'Tell me.'));
    const reading = new Reading(visitor.at(chat.other.url).resume(session));
    await reading.has(BEGINNING);
    await visitor.reset(session);
    const ends = (await Promise.all([writing.ended, reading.ended])).map(({ events }) => events.at(-1)!.data);
    const wasReset = { message: 'The conversation was reset.', status: 409 };
    expect(ends).toEqual([wasReset, wasReset]);
  });
});

describe('a turn that was opened but is run by nobody', () => {
  it('is ended by the replica it belongs to, and its message given back', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    await visitor.send(session, 'Hello?');
    // What a connection that broke after the commit leaves: everything stored, nobody running
    // it. The turn last, since the sweeper may take it at once.
    await chat.database.query('UPDATE allowances SET held = 1 WHERE anonymous_id = $1', [
      visitor.anonymousId,
    ]);
    await chat.database.query(
      `WITH turn AS (
         UPDATE turns SET status = 'pending', opened_at = now() - interval '1 minute'
         WHERE session_id = $1 RETURNING id)
       UPDATE sessions SET pending_turn_id = (SELECT id FROM turn) WHERE id = $1`,
      [session],
    );
    await eventually(
      async () => expect((await visitor.session(session)).body.isReplying).toBe(false),
      60_000,
    );
    await settled(chat);
  });
});
