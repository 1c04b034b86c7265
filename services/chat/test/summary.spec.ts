import { setTimeout as sleep } from 'node:timers/promises';
import { SUMMARY_INSTRUCTION } from '@parley/contracts/prompt/summary-prompt';
import { eventually } from '@parley/kit/testing/eventually';
import { type ChatHarness, openChat } from './support/chat-harness.js';

let chat: ChatHarness;
beforeAll(async () => {
  chat = await openChat({ ANONYMOUS_MESSAGE_LIMIT: 20, HISTORY_TOKEN_BUDGET: 200 });
  await chat.openWorker();
});
afterAll(() => chat.close());

describe('a long conversation', () => {
  it('is summarised by the worker, and the model is shown the summary instead of what it covers', async () => {
    chat.model.script = { words: ['The guest ', 'asked much.'] };
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    for (let turn = 0; turn < 6; turn += 1)
      await visitor.send(session, `Question ${turn} ${'about engines '.repeat(12)}`);

    const row = await eventually(async () => {
      const [found] = await chat.database.query<{ summary: string; through: number }>(
        'SELECT summary, summarized_through AS through FROM sessions WHERE id = $1',
        [session],
      );
      expect(found!.through).toBeGreaterThan(0);
      return found!;
    });
    expect(row.summary).toBe('The guest asked much.');
    const asked = chat.model.asked.find(({ messages }) => messages[0]!.content === SUMMARY_INSTRUCTION)!;
    expect(asked.messages[1]!.content).toContain('[guest] Question 0');

    await visitor.send(session, 'And now?');
    const { messages } = chat.model.asked.findLast(
      ({ messages: [first] }) => first!.content !== SUMMARY_INSTRUCTION,
    )!;
    expect(messages[0]!.content).toContain('# What was said before\nThe guest asked much.');
    expect(messages.some(({ content }) => content.startsWith('Question 0'))).toBe(false);
    expect(messages.at(-1)!.content).toBe('And now?');
  });

  it('keeps its newest exchange out of the summary, however long it is, since it may be replaced', async () => {
    chat.model.script = { words: ['engines '.repeat(200)] };
    const visitor = chat.visitor();
    const session = await visitor.createSession();
    for (const question of ['First?', 'Second?', 'Third?']) await visitor.send(session, question);
    await eventually(async () => {
      const [row] = await chat.database.query<{ through: number; newest: number }>(
        `SELECT summarized_through AS through,
           (SELECT max(position) FROM messages WHERE session_id = s.id AND role = 'user') AS newest
         FROM sessions s WHERE s.id = $1`,
        [session],
      );
      expect(row!.through).toBeGreaterThan(0);
      expect(row!.through).toBeLessThanOrEqual(row!.newest);
    });
    await sleep(300);
    const asked = chat.model.asked.filter(({ messages }) => messages[0]!.content === SUMMARY_INSTRUCTION);
    expect(asked.some(({ messages }) => messages[1]!.content.includes('[guest] Third?'))).toBe(false);
  });
});
