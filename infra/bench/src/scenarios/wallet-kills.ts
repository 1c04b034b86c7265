import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import type { InvariantsDto } from '@parley/contracts/operations/invariants';
import { type SignedIn, signInAdmin, signUp } from '../accounts/signed-in.ts';
import { LoadClient } from '../client/load-client.ts';
import { Problems } from '../load/problems.ts';
import { readPids } from '../product/processes.ts';
import { addPaidCharacters, CHARACTERS, PRICE } from './paid-characters.ts';
import { type Bench, type ScenarioReport, sized } from './scenario.ts';
import { editOf } from './wallet-races.ts';

const PER_SECOND = 50;
const SECONDS = 60;
const PEOPLE = 10;
const TRIES = 20;

interface Unlocks {
  /** `{account}/unlock:{character}` of each that was answered with 200. */
  acknowledged: Set<string>;
  /** Asked for until the tries were used up. */
  abandoned: number;
  /** Attempts without a good answer, by what came instead. */
  broken: Record<string, number>;
}

/** Asks until it is acknowledged, as a client does that repeats what failed. */
async function unlockFor(person: SignedIn, characterId: number, unlocks: Unlocks): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { status, error } = await person.send({
      method: 'POST',
      path: `/api/characters/${characterId}/unlock`,
    });
    if (status === 200 && !error) {
      unlocks.acknowledged.add(`${person.user.id}/unlock:${characterId}`);
      return;
    }
    const said = error ?? String(status);
    unlocks.broken[said] = (unlocks.broken[said] ?? 0) + 1;
    await sleep(500);
  }
  unlocks.abandoned += 1;
}

/** Sends them at an even pace, whatever becomes of those before, with a death at a third and at two thirds. */
async function unlockAll(bench: Bench, people: SignedIn[], ids: readonly number[]): Promise<Unlocks> {
  const unlocks: Unlocks = { acknowledged: new Set(), abandoned: 0, broken: {} };
  const count = sized(bench, PER_SECOND * SECONDS);
  const kill = (name: string) => {
    bench.note(`${name} is killed`);
    process.kill(readPids(bench.product.folders.runDir)[name]!, 'SIGKILL');
  };
  const running: Promise<void>[] = [];
  for (let number = 0; number < count; number += 1) {
    if (number === Math.floor(count / 3)) kill('wallet');
    if (number === Math.floor((2 * count) / 3)) kill('postgres');
    const person = people[number % people.length]!;
    running.push(unlockFor(person, ids[Math.floor(number / people.length)]!, unlocks));
    await sleep(1_000 / PER_SECOND);
  }
  await Promise.all(running);
  return unlocks;
}

interface Movement {
  key: string;
  debits: number;
  rows: number;
}

/** Every pair of account and character of which there is a debit or an unlocked character. */
async function movementsOf(pool: Pool, people: SignedIn[]): Promise<Movement[]> {
  const { rows } = await pool.query<Movement>(
    `SELECT key, count(*) FILTER (WHERE is_debit)::int AS debits, count(*) FILTER (WHERE NOT is_debit)::int AS rows
     FROM (
       SELECT account_id || '/' || reference AS key, true AS is_debit FROM wallet.ledger_entries
         WHERE reason = 'unlock' AND account_id = ANY ($1)
       UNION ALL
       SELECT account_id || '/unlock:' || character_id, false FROM wallet.unlocked_characters
         WHERE account_id = ANY ($1)
     ) movements GROUP BY key`,
    [people.map(({ user }) => user.id)],
  );
  return rows;
}

/** A stream of unlocks over HTTP, amid which the wallet and then PostgreSQL are killed: none is lost or doubled. */
export async function walletKills(bench: Bench): Promise<ScenarioReport> {
  const problems = new Problems();
  const { origin, databaseUrl } = bench.product;
  const client = new LoadClient(origin, 300);
  bench.cleanup.add(() => client.close());
  // PostgreSQL dies meanwhile: a connection of before is none any more.
  const withPool = async <T>(work: (pool: Pool) => Promise<T>): Promise<T> => {
    const pool = new Pool({ connectionString: databaseUrl, max: 1 });
    return work(pool).finally(() => pool.end());
  };
  bench.note('signing in');
  const ids = await withPool(addPaidCharacters);
  const admin = await signInAdmin(client, origin);
  const people: SignedIn[] = [];
  while (people.length < PEOPLE) people.push(await signUp(client, origin, 'Unlocker'));
  for (const person of people) await admin.json(editOf(person, PRICE * CHARACTERS));

  bench.note(`${PER_SECOND} unlocks a second`);
  const unlocks = await unlockAll(bench, people, ids);
  const movements = await withPool((pool) => movementsOf(pool, people));
  const whole = new Set(
    movements.filter(({ debits, rows }) => debits === 1 && rows === 1).map(({ key }) => key),
  );
  for (const key of unlocks.acknowledged)
    if (!whole.has(key)) problems.add('acknowledged and not there once');
  for (const { key } of movements) if (!whole.has(key)) problems.add('not both debit and unlocked character');
  for (let left = 0; left < unlocks.abandoned; left += 1) problems.add('never acknowledged');
  const counts = await admin.json<InvariantsDto>({ method: 'GET', path: '/api/admin/invariants' });
  for (const [name, count] of Object.entries(counts)) {
    if (count !== 0) problems.add(`invariant ${name}`, String(count));
  }
  const broken = Object.entries(unlocks.broken).map(([said, times]) => `${times} × ${said}`);
  return {
    title: `${PER_SECOND} unlocks a second; the wallet and PostgreSQL killed (kill -9) amid them`,
    tables: [
      {
        columns: ['acknowledged', 'debits with their character', 'attempts that had to be repeated'],
        rows: [[String(unlocks.acknowledged.size), String(whole.size), broken.join(', ') || 'none']],
      },
    ],
    notes: [],
    figures: { acknowledged: unlocks.acknowledged.size, whole: whole.size, broken: unlocks.broken },
    problems: problems.list(),
  };
}
