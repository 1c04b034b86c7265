import { eventually } from '@parley/kit/testing/eventually';
import type { RunningService } from '@parley/kit/boot/start-service';
import { collect } from './support/chat-api.js';
import { type ChatHarness, openChat } from './support/chat-harness.js';
import { settled } from './support/settled.js';

const VISITORS = 40;

let chat: ChatHarness;
let other: RunningService;
beforeAll(async () => {
  chat = await openChat({ ANONYMOUS_MESSAGE_LIMIT: 20 });
  other = await chat.openReplica();
});
afterAll(() => chat.close());
beforeEach(() => {
  chat.model.script = { gapMs: 5 };
});

const expectSettled = () => settled(chat);

describe('sending while the conversation is', () => {
  it('reset leaves no turn, hold or message behind', async () => {
    const visitors = Array.from({ length: VISITORS }, () => chat.visitor());
    const statuses = await Promise.all(
      visitors.map(async (visitor) => {
        const session = await visitor.createSession();
        // A second conversation holds a message of its own all the while.
        const [sent, again, ...resets] = await Promise.all([
          visitor.send(session, 'First?'),
          visitor.at(other.url).send(session, 'Second?'),
          visitor.reset(session),
          visitor.at(other.url).reset(session),
          visitor.reset(session),
        ]);
        expect(resets.map(({ status }) => status)).toEqual([200, 200, 200]);
        return [sent.status, again.status];
      }),
    );
    expect(statuses.flat().every((status) => status === 201 || status === 409)).toBe(true);
    await expectSettled();
  });

  it('deleted leaves nothing behind either', async () => {
    const visitors = Array.from({ length: VISITORS }, () => chat.visitor());
    const statuses = await Promise.all(
      visitors.map(async (visitor) => {
        const session = await visitor.createSession();
        const [sent, deleted, late] = await Promise.all([
          visitor.send(session, 'First?'),
          visitor.call('DELETE', `/sessions/${session}`),
          visitor.at(other.url).call('DELETE', `/sessions/${session}`),
        ]);
        expect([204, 404]).toContain(late.status);
        expect([204, 404]).toContain(deleted.status);
        return sent.status;
      }),
    );
    expect(statuses.every((status) => [201, 404, 409].includes(status))).toBe(true);
    await expectSettled();
  });
});

describe('a reader on another replica', () => {
  it('is told when the conversation is reset under the reply', async () => {
    chat.model.script = { words: Array.from({ length: 200 }, () => 'slow '), gapMs: 20 };
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    const writing = collect(visitor.stream(session, 'Tell me.'));
    await eventually(async () => expect((await visitor.session(session)).body.isReplying).toBe(true));
    const reading = collect(visitor.at(other.url).resume(session));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await visitor.reset(session);
    const ends = (await Promise.all([writing, reading])).map(({ events }) => events.at(-1)!.data);
    const wasReset = { message: 'The conversation was reset.', status: 409 };
    expect(ends).toEqual([wasReset, wasReset]);
  });
});

describe('a turn that was opened but is run by nobody', () => {
  it('is ended by the replica it belongs to, and its message given back', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    await visitor.send(session, 'Hello?');
    // What a connection that broke after the commit leaves: everything stored, nobody running it.
    await chat.database.query(
      `WITH turn AS (
         UPDATE turns SET status = 'pending', opened_at = now() - interval '1 minute'
         WHERE session_id = $1 RETURNING id)
       UPDATE sessions SET pending_turn_id = (SELECT id FROM turn) WHERE id = $1`,
      [session],
    );
    await chat.database.query('UPDATE allowances SET held = 1 WHERE anonymous_id = $1', [
      visitor.anonymousId,
    ]);
    await eventually(
      async () => expect((await visitor.session(session)).body.isReplying).toBe(false),
      20_000,
    );
    await expectSettled();
  });
});
