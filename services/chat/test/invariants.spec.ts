import type { InvariantsDto } from '@parley/contracts/operations/invariants';
import { type ChatHarness, openChat } from './support/chat-harness.js';
import { beginReply } from './support/long-reply.js';

const HEALTHY = { overdueTurns: 0, heldAllowances: 0, stuckJobs: 0, unpublishedEvents: 0 };

let chat: ChatHarness;
beforeAll(async () => {
  chat = await openChat();
});
afterAll(() => chat.close());

const counts = async () => (await chat.visitor().call<InvariantsDto>('GET', '/invariants')).body;

describe('what must hold in chat', () => {
  it('holds amid a reply, and after its conversation was adopted', async () => {
    const [visitor, account] = [chat.visitor(), chat.account()];
    const session = await visitor.createSession();
    const { writing, goOn } = await beginReply(chat.model, visitor.stream(session, 'Tell me.'));
    expect(await counts()).toEqual(HEALTHY);
    await account.adopt(visitor.anonymousId);
    expect(await counts()).toEqual(HEALTHY);
    goOn();
    await writing.ended;
    expect(await counts()).toEqual(HEALTHY);
  });

  it('is counted where it does not', async () => {
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    await chat.database.query('UPDATE allowances SET held = 2 WHERE anonymous_id = $1', [
      visitor.anonymousId,
    ]);
    expect(await counts()).toMatchObject({ heldAllowances: 2, overdueTurns: 0 });
    await chat.database.query(
      `INSERT INTO turns (id, session_id, user_message_id, assistant_message_id, replica_id, status, opened_at)
       SELECT gen_random_uuid(), $1, gen_random_uuid(), gen_random_uuid(), id, 'pending', now() FROM replicas`,
      [session],
    );
    expect(await counts()).toMatchObject({ heldAllowances: 1, overdueTurns: 0 });
    await chat.database.query(
      `INSERT INTO outbox (id, name, payload, created_at)
       VALUES (gen_random_uuid(), 'chat.never-heard-of', '{}', now() - interval '2 minutes')`,
    );
    expect(await counts()).toMatchObject({ unpublishedEvents: 1 });
    await chat.database.query(`UPDATE turns SET opened_at = now() - interval '5 minutes'`);
    // The sweepers end it, too: counted before or after them.
    expect([0, 1]).toContain((await counts()).overdueTurns);
  });
});
