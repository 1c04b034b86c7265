import { Pool } from 'pg';
import { signInAdmin, signUp } from '../accounts/signed-in.ts';
import { LoadClient } from '../client/load-client.ts';
import { Problems } from '../load/problems.ts';
import { openCpuWindow } from '../measure/cpu-window.ts';
import { measureQuietly } from '../measure/quiet.ts';
import { figure, type Table } from '../report/table.ts';
import { noiseNote } from '../report/talk-tables.ts';
import { type Bench, type ScenarioReport, sized } from './scenario.ts';
import { compareProcesses, productPids } from './targets.ts';
import { addPaidCharacters, CHARACTERS, PRICE } from './paid-characters.ts';
import { giveSessions, load, measureWallet } from './wallet-growth.ts';
import { editOf, raceAll, raceRows } from './wallet-races.ts';

const CONNECTIONS = 300;
const FREE_CHARACTER = `SELECT id FROM catalog.characters
  WHERE status = 'PUBLISHED' AND token_cost = 0 ORDER BY id LIMIT 1`;
const ACCOUNTS = 100_000;
const ENTRIES_EACH = 10;
const SESSIONS_EACH = 10;

interface Waits {
  /** In milliseconds, by what was asked. */
  medians: Record<string, number>;
  foreignShare: number;
}

function waitsTable(before: Waits, after: Waits): Table {
  const rows = Object.entries(before.medians).map(([name, ms]) => {
    const msLoaded = after.medians[name] ?? Number.NaN;
    return [name, figure(ms), figure(msLoaded), figure(msLoaded / ms)];
  });
  return { columns: ['asked one after the other', 'ms', 'ms loaded', 'ratio'], rows };
}

/** Tokens under races, over HTTP as people move them; and what they wait for beside a hundred thousand others. */
export async function wallet(bench: Bench): Promise<ScenarioReport> {
  const problems = new Problems();
  const { origin, databaseUrl } = bench.product;
  const client = new LoadClient(origin, CONNECTIONS);
  bench.cleanup.add(() => client.close());
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  bench.cleanup.add(() => pool.end());
  const pids = productPids(bench);

  bench.note('signing in');
  const characterIds = await addPaidCharacters(pool);
  const admin = await signInAdmin(client, origin);
  const newcomer = (name: string) => signUp(client, origin, name);
  const { rows: free } = await pool.query<{ id: number }>(FREE_CHARACTER);
  const freeCharacterId = free[0]!.id;
  const races = await raceAll(
    { admin, newcomer, freeCharacterId, characterIds, price: PRICE, problems },
    bench.note,
  );

  const measure = async (): Promise<Waits> => {
    const person = await newcomer('Waiting');
    await admin.json(editOf(person, PRICE * CHARACTERS));
    await giveSessions(pool, person);
    const closeWindow = openCpuWindow(pids);
    const medians = await measureWallet({ person, admin, characterIds, pool }, problems);
    return { medians, foreignShare: closeWindow().foreignShare };
  };
  bench.note('measuring what there is');
  // The first time is for the processes to warm up.
  await measure();
  const before = await measureQuietly(measure, bench.patience);
  const loaded = { accounts: sized(bench, ACCOUNTS), entriesEach: ENTRIES_EACH, sessionsEach: SESSIONS_EACH };
  bench.note(`loading ${loaded.accounts} accounts with all they have`);
  await load(pool, loaded);
  bench.note('measuring beside them');
  await measure();
  const after = await measureQuietly(measure, bench.patience);
  compareProcesses(pids, bench, problems);

  const [entries, sessions] = [loaded.accounts * ENTRIES_EACH, loaded.accounts * SESSIONS_EACH];
  return {
    title: `tokens raced for, and beside ${loaded.accounts} accounts, ${entries} ledger entries, ${sessions} sessions`,
    tables: [
      { columns: ['race', 'answers', 'tokens', 'ms'], rows: raceRows(races) },
      waitsTable(before, after),
    ],
    notes: [
      'Medians of 41. Searching for users passes over their table, counting the invariants over the ledger.',
      noiseNote([before.foreignShare, after.foreignShare]),
    ],
    figures: { races, before, after, loaded },
    problems: problems.list(),
  };
}
