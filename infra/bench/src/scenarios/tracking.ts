import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { LoadClient } from '../client/load-client.ts';
import { Problems } from '../load/problems.ts';
import { openCpuWindow } from '../measure/cpu-window.ts';
import { percentiles, sum } from '../measure/figures.ts';
import { readPids } from '../product/processes.ts';
import { figure } from '../report/table.ts';
import { noiseNote } from '../report/talk-tables.ts';
import { type Bench, type ScenarioReport, sized } from './scenario.ts';
import { compareProcesses, productPids } from './targets.ts';

const EVENTS = 20_000;
const AT_ONCE = 64;
const WARM_UP = 500;
/** For the launcher to start analytics again, and for others to claim what it had. */
const COUNTED_WITHIN_MS = 60_000;

/** So that the rule on bots has nothing to do with it. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

interface Sending {
  times: number[];
  taken: number;
}

/** Every event has a session of its own, by which its row is found again. */
async function sendEvents(
  client: LoadClient,
  domain: string,
  count: number,
  atHalf: () => void,
  problems: Problems,
): Promise<Sending> {
  const sending: Sending = { times: [], taken: 0 };
  let next = 0;
  const sendSome = async () => {
    while (next < count) {
      const number = next++;
      if (number === Math.floor(count / 2)) atHalf();
      const { status, error, sentAt, endedAt } = await client.send({
        method: 'POST',
        path: '/api/analytics/track',
        headers: { 'user-agent': BROWSER },
        body: { eventType: 'page_view', page: '/discover', sessionId: `s-${number}`, domain },
      });
      if (status === 202 && !error) sending.taken += 1;
      else problems.add('not taken', error ?? `status ${status}`);
      sending.times.push(endedAt - sentAt);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendSome));
  return sending;
}

/** Waits until as many are counted, and a little more for what would come twice. */
async function countedOf(bench: Bench, domain: string, taken: number) {
  const database = new Pool({ connectionString: bench.product.databaseUrl, max: 1 });
  bench.cleanup.add(() => database.end());
  const endAt = performance.now() + COUNTED_WITHIN_MS;
  const count = async () => {
    const { rows } = await database.query<{ rows: number; events: number }>(
      `SELECT count(*)::int AS rows, count(DISTINCT session_id)::int AS events
         FROM analytics.tracked_events WHERE domain = $1`,
      [domain],
    );
    return rows[0] as { rows: number; events: number };
  };
  while ((await count()).events < taken && performance.now() < endAt) await sleep(100);
  const waitedMs = COUNTED_WITHIN_MS - (endAt - performance.now());
  await sleep(1_000);
  return { ...(await count()), waitedMs };
}

/** Reports of many browsers, with analytics killed amid them: each 202 is counted once. */
export async function tracking(bench: Bench): Promise<ScenarioReport> {
  const problems = new Problems();
  const count = sized(bench, EVENTS);
  const { analytics = 0, ...others } = productPids(bench);
  const client = new LoadClient(bench.product.origin, AT_ONCE);
  bench.cleanup.add(() => client.close());
  bench.note('warming up');
  await sendEvents(client, 'warm-up.invalid', WARM_UP, () => undefined, problems);

  bench.note(`${count} events; analytics is killed after half of them`);
  const domain = `bench-${Date.now()}.invalid`;
  const closeWindow = openCpuWindow(others);
  const kill = () => process.kill(analytics, 'SIGKILL');
  const { times, taken } = await sendEvents(client, domain, count, kill, problems);
  const usage = closeWindow();
  bench.note('waiting until all are counted');
  const { rows, events, waitedMs } = await countedOf(bench, domain, taken);
  for (let lost = events; lost < taken; lost += 1) problems.add('lost event');
  for (let extra = events; extra < rows; extra += 1) problems.add('event counted twice');
  compareProcesses(others, bench, problems);
  if (readPids(bench.product.folders.runDir)['analytics'] === analytics)
    problems.add('analytics was not killed');
  await client.close();

  const ms = percentiles(times);
  const perSecond = times.length / usage.seconds;
  const cpuEach = (sum(Object.values(usage.cpu)) * 1000) / times.length;
  return {
    title: `${count} reports of browsers, ${AT_ONCE} at a time; analytics killed amid them`,
    tables: [
      {
        columns: ['requests/s', 'p50 ms', 'p99 ms', 'CPU ms each', 'taken', 'counted', 'counted after'],
        rows: [
          [
            ...[perSecond, ms.p50, ms.p99, cpuEach].map(figure),
            String(taken),
            String(rows),
            `${figure(waitedMs / 1000)} s`,
          ],
        ],
      },
    ],
    notes: ['CPU is without that of analytics.', noiseNote([usage.foreignShare])],
    figures: { perSecond, ms, cpuEach, taken, rows, events, waitedMs, foreignShare: usage.foreignShare },
    problems: problems.list(),
  };
}
