import type { Pool } from 'pg';
import { type SignedIn, statusOf } from '../accounts/signed-in.ts';
import type { Call } from '../client/load-client.ts';
import type { Problems } from '../load/problems.ts';
import { percentiles } from '../measure/figures.ts';

export interface Loaded {
  accounts: number;
  entriesEach: number;
  sessionsEach: number;
}

const REPEATS = 41;
/** For what passes over all there is. */
const FEW = 5;
const OWN_SESSIONS = 20;

/** What people and the administrator wait for, and what has to be so before each time. */
interface Measured {
  name: string;
  by: SignedIn;
  call: (at: number) => Call;
  /** How often, when not as often as the others. */
  repeats?: number;
  before?: () => Promise<unknown>;
}

function measuredOf(
  person: SignedIn,
  admin: SignedIn,
  characterIds: readonly number[],
  pool: Pool,
): Measured[] {
  const get = (path: string) => (): Call => ({ method: 'GET', path });
  const mayClaimAgain = () =>
    pool.query('UPDATE wallet.accounts SET claimed_at = NULL WHERE id = $1', [person.user.id]);
  return [
    { name: 'balance', by: person, call: get('/api/user/tokens') },
    { name: 'session list', by: person, call: get('/api/chat/sessions') },
    {
      name: 'unlock',
      by: person,
      call: (at) => ({ method: 'POST', path: `/api/characters/${characterIds[at]}/unlock` }),
    },
    {
      name: 'daily claim',
      by: person,
      call: () => ({ method: 'POST', path: '/api/user/daily-tokens' }),
      before: mayClaimAgain,
    },
    { name: 'admin: users', by: admin, call: get('/api/admin/users?limit=20&offset=0') },
    { name: 'admin: one user', by: admin, call: get(`/api/admin/users/${person.user.id}`) },
    { name: 'admin: ledger of a user', by: admin, call: get(`/api/admin/users/${person.user.id}/ledger`) },
    {
      name: 'admin: search of users',
      by: admin,
      call: get('/api/admin/users?limit=20&search=person.77@load'),
    },
    { name: 'admin: invariants', by: admin, call: get('/api/admin/invariants'), repeats: FEW },
  ];
}

/** Medians in milliseconds, by what was asked. By turns, so that what disturbs one disturbs the others too. */
export async function measureWallet(
  around: { person: SignedIn; admin: SignedIn; characterIds: readonly number[]; pool: Pool },
  problems: Problems,
): Promise<Record<string, number>> {
  const { person, admin, characterIds, pool } = around;
  const measured = measuredOf(person, admin, characterIds, pool).map((what) => ({
    ...what,
    times: [] as number[],
  }));
  for (let at = 0; at < REPEATS; at += 1) {
    for (const { name, by, call, repeats = REPEATS, before, times } of measured) {
      if (at >= repeats) continue;
      await before?.();
      const answer = await by.send(call(at));
      if (answer.status !== 200) problems.add(`failed: ${name}`, statusOf(answer));
      times.push(answer.endedAt - answer.sentAt);
    }
  }
  return Object.fromEntries(measured.map(({ name, times }) => [name, percentiles(times).p50]));
}

/** Conversations of one's own: the list has the same length, whatever others have. */
export async function giveSessions(pool: Pool, { user }: SignedIn): Promise<void> {
  await addSessions(pool, `(SELECT $1::text AS user_id)`, OWN_SESSIONS, [user.id]);
}

/** Other people's accounts, movements and conversations, as if they had been made over a year. */
export async function load(pool: Pool, { accounts, entriesEach, sessionsEach }: Loaded): Promise<void> {
  await pool.query(
    `INSERT INTO wallet.accounts (id, issuer, subject, email, first_name, last_name, tokens, created_at)
     SELECT uuidv7(), 'load', n::text, 'person.' || n || '@load.example', 'Person', 'Number ' || n, $2,
       now() - interval '1 year' * n / $1
     FROM generate_series(1, $1::integer) n`,
    [accounts, entriesEach],
  );
  await pool.query(
    `INSERT INTO wallet.ledger_entries (account_id, amount, balance_after, reason, reference)
     SELECT a.id, 1, n, 'daily-claim', 'claim:' || n
     FROM generate_series(1, $1::integer) n, wallet.accounts a WHERE a.issuer = 'load'`,
    [entriesEach],
  );
  await pool.query(`UPDATE wallet.counters SET value = value + $1 WHERE name = 'accounts'`, [accounts]);
  await addSessions(
    pool,
    `(SELECT id::text AS user_id FROM wallet.accounts WHERE issuer = 'load')`,
    sessionsEach,
  );
  // What autovacuum and the checkpointer would have done meanwhile.
  for (const table of ['wallet.accounts', 'wallet.ledger_entries', 'chat.sessions']) {
    await pool.query(`VACUUM (ANALYZE) ${table}`);
  }
  await pool.query('CHECKPOINT');
}

async function addSessions(pool: Pool, owners: string, each: number, values: unknown[] = []): Promise<void> {
  await pool.query(
    `WITH shown AS (
       SELECT id, jsonb_build_object('id', id, 'slug', slug, 'name', name, 'era', era, 'category', category,
         'imageUrl', image_url, 'bornYear', born_year, 'diedYear', died_year) AS character
       FROM catalog.characters WHERE status = 'PUBLISHED' ORDER BY id LIMIT 1
     ), known AS (
       INSERT INTO chat.characters (id, is_published, token_cost) SELECT id, true, 0 FROM shown ON CONFLICT DO NOTHING
     )
     INSERT INTO chat.sessions
       (id, character_id, character, user_id, title, is_untouched, message_count, last_message, updated_at)
     SELECT uuidv7(), s.id, s.character, o.user_id, 'Conversation ' || n, false, 2, 'As I have said.',
       now() - n * interval '1 day'
     FROM shown s, ${owners} o, generate_series(1, ${each}) n`,
    values,
  );
}
