import { randomUUID } from 'node:crypto';
import { replyCompleted, type ReplyCompleted } from '@parley/contracts/chat/chat.events';
import { expectInvariants, openWallet, type WalletHarness } from './support/wallet-harness.js';

let wallet: WalletHarness;
afterEach(() => expectInvariants(wallet));
afterAll(() => wallet.close());

const aReply = (over: Partial<ReplyCompleted>): ReplyCompleted => ({
  sessionId: randomUUID(),
  messageId: randomUUID(),
  characterId: 1,
  userId: null,
  stopped: false,
  ...over,
});

describe('a completed reply', () => {
  beforeAll(async () => {
    wallet = await openWallet({ MESSAGE_TOKEN_COST: 2 });
  });

  it('costs its reader the price', async () => {
    const api = await wallet.account();
    const messageId = randomUUID();
    await wallet.tell(replyCompleted, aReply({ userId: api.accountId!, messageId }));
    expect(await api.tokens()).toBe(23);
    expect((await api.ledger()).entries[0]).toMatchObject({
      amount: -2,
      balanceAfter: 23,
      reason: 'message',
      reference: `message:${messageId}`,
    });
  });

  it('is charged once, however often it is told', async () => {
    const api = await wallet.account();
    const reply = aReply({ userId: api.accountId! });
    await Promise.all(Array.from({ length: 10 }, () => wallet.tell(replyCompleted, reply)));
    await wallet.tell(replyCompleted, { ...reply, stopped: true });
    expect(await api.tokens()).toBe(23);
  });

  it('takes nothing from a balance that does not cover it', async () => {
    const api = await wallet.account(3);
    for (let at = 0; at < 3; at += 1) await wallet.tell(replyCompleted, aReply({ userId: api.accountId! }));
    expect(await api.tokens()).toBe(1);
  });

  it('of many at once takes as much as there is and never more', async () => {
    const api = await wallet.account(15);
    await Promise.all(
      Array.from({ length: 30 }, () => wallet.tell(replyCompleted, aReply({ userId: api.accountId! }))),
    );
    expect(await api.tokens()).toBe(1);
    expect((await api.ledger()).entries.filter(({ reason }) => reason === 'message')).toHaveLength(7);
  });

  it('costs nothing for a visitor, for nobody we know, or for an account that is gone', async () => {
    const gone = await wallet.account();
    await gone.call('DELETE', '/account');
    for (const userId of [null, randomUUID(), 'no uuid', gone.accountId!]) {
      await wallet.tell(replyCompleted, aReply({ userId }));
    }
    expect((await gone.ledger()).balance).toBe(25);
  });
});

describe('where messages are free', () => {
  beforeAll(async () => {
    await wallet.close();
    wallet = await openWallet({ MESSAGE_TOKEN_COST: 0 });
  });

  it('a completed reply costs nothing', async () => {
    const api = await wallet.account();
    await wallet.tell(replyCompleted, aReply({ userId: api.accountId! }));
    expect(await api.tokens()).toBe(25);
  });
});
