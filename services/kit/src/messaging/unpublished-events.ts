import type { Database } from '../database/database.js';

const COUNT = {
  name: 'outbox-unpublished',
  text: `SELECT count(*)::int AS count FROM outbox WHERE created_at < now() - make_interval(secs => $1)`,
};

/** Facts that have waited in the service's outbox for longer than `olderThanMs`: relays are behind or cannot work. */
export async function countUnpublished(database: Database, olderThanMs: number): Promise<number> {
  const [row] = await database.run<{ count: number }>(COUNT, [olderThanMs / 1_000]);
  return row!.count;
}
