import { eventually } from '@parley/kit/testing/eventually';
import type { ChatHarness } from './chat-harness.js';

/** Nothing runs, nothing is held, and every session counts and shows what it holds. */
export async function settled({ database }: ChatHarness): Promise<void> {
  await eventually(async () => {
    expect(await database.query(`SELECT FROM turns WHERE status = 'pending'`)).toHaveLength(0);
  });
  expect(await database.query('SELECT FROM allowances WHERE held <> 0')).toHaveLength(0);
  const wrong = await database.query(
    `SELECT s.id, s.message_count, s.last_message, m.* FROM sessions s
       LEFT JOIN LATERAL (
         SELECT count(*)::int AS messages, (array_agg(left(content, 200) ORDER BY position DESC))[1] AS newest
         FROM messages WHERE session_id = s.id
       ) m ON true
     WHERE s.pending_turn_id IS NOT NULL OR s.message_count <> m.messages
       OR s.last_message IS DISTINCT FROM m.newest`,
  );
  expect(wrong).toEqual([]);
}
