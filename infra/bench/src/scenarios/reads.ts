import { type Answer, LoadClient } from '../client/load-client.ts';
import { Problems } from '../load/problems.ts';
import { type CpuUsage, openCpuWindow } from '../measure/cpu-window.ts';
import { type Percentiles, percentiles, sum } from '../measure/figures.ts';
import { measureQuietly } from '../measure/quiet.ts';
import { figure } from '../report/table.ts';
import { noiseNote } from '../report/talk-tables.ts';
import { type Bench, type ScenarioReport, sized } from './scenario.ts';
import { compareProcesses, productPids } from './targets.ts';

const PATHS = ['/api/characters', '/api/events/today', '/'];
const AT_ONCE = 32;
const REQUESTS = 4000;
const WARM_UP_REQUESTS = 500;
const WITHIN_MS = 20_000;

interface ReadFigures {
  path: string;
  way: string;
  requestsPerSecond: number;
  ms: Percentiles;
  /** Milliseconds per request, all processes together. */
  cpuPerRequest: number;
  clientCpuPerRequest: number;
  foreignShare: number;
}

/** How a browser asks: for the first time, and to see whether what it has is still good. */
interface Way {
  name: string;
  headers: Record<string, string>;
  status: number;
}

async function readMany(
  client: LoadClient,
  path: string,
  way: Way,
  count: number,
  problems: Problems,
): Promise<number[]> {
  const times: number[] = [];
  const endAt = performance.now() + WITHIN_MS;
  let next = 0;
  const readOne = async () => {
    while (next < count && performance.now() < endAt) {
      next += 1;
      const { status, error, sentAt, endedAt } = await client.send({
        method: 'GET',
        path,
        headers: way.headers,
      });
      if (error || status !== way.status)
        problems.add('failed read', `${path}: ${error ?? `status ${status}`}`);
      times.push(endedAt - sentAt);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readOne));
  return times;
}

async function measureReads(
  bench: Bench,
  client: LoadClient,
  path: string,
  way: Way,
  problems: Problems,
): Promise<ReadFigures> {
  bench.note(`${path}, ${way.name}`);
  await readMany(client, path, way, sized(bench, WARM_UP_REQUESTS), problems);
  const closeWindow = openCpuWindow(productPids(bench));
  const times = await readMany(client, path, way, sized(bench, REQUESTS), problems);
  const usage: CpuUsage = closeWindow();
  const perRequest = (seconds: number) => (seconds * 1000) / times.length;
  return {
    path,
    way: way.name,
    requestsPerSecond: times.length / usage.seconds,
    ms: percentiles(times),
    cpuPerRequest: perRequest(sum(Object.values(usage.cpu))),
    clientCpuPerRequest: perRequest(usage.clientCpu),
    foreignShare: usage.foreignShare,
  };
}

const bytesOf = ({ chunks }: Answer) => sum(chunks.map(({ length }) => length));

async function sizesOf(client: LoadClient, path: string) {
  const get = (encoding: string) =>
    client.send({ method: 'GET', path, headers: { 'accept-encoding': encoding } });
  const [plain, gzip, br] = [await get('identity'), await get('gzip'), await get('br')];
  const sizes = { plain: bytesOf(plain), gzip: bytesOf(gzip), br: bytesOf(br) };
  return { sizes, etag: String(plain.headers['etag'] ?? '') };
}

/** The reads of a landing page. */
export async function reads(bench: Bench): Promise<ScenarioReport> {
  const problems = new Problems();
  const pids = productPids(bench);
  const client = new LoadClient(bench.product.origin, AT_ONCE);
  bench.cleanup.add(() => client.close());
  const figures: ReadFigures[] = [];
  const sizes: Record<string, Awaited<ReturnType<typeof sizesOf>>['sizes']> = {};
  for (const path of PATHS) {
    const found = await sizesOf(client, path);
    sizes[path] = found.sizes;
    const browser = { 'accept-encoding': 'gzip, deflate, br' };
    const ways: Way[] = [
      { name: 'first visit', headers: browser, status: 200 },
      { name: 'again (304)', headers: { ...browser, 'if-none-match': found.etag }, status: 304 },
    ];
    for (const way of ways) {
      const measure = () => measureReads(bench, client, path, way, problems);
      figures.push(await measureQuietly(measure, bench.patience));
    }
  }
  compareProcesses(pids, bench, problems);
  await client.close();
  return {
    title: `the reads of a landing page, ${AT_ONCE} at a time`,
    tables: [
      {
        columns: ['GET', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms each', 'client ms each'],
        rows: figures.map(({ path, way, requestsPerSecond, ms, cpuPerRequest, clientCpuPerRequest }) => [
          `${path} ${way}`,
          ...[requestsPerSecond, ms.p50, ms.p99, cpuPerRequest, clientCpuPerRequest].map(figure),
        ]),
      },
      {
        columns: ['bytes', 'plain', 'gzip', 'br'],
        rows: PATHS.map((path) => {
          const { plain = 0, gzip = 0, br = 0 } = sizes[path] ?? {};
          return [path, String(plain), String(gzip), String(br)];
        }),
      },
    ],
    notes: [noiseNote(figures.map(({ foreignShare }) => foreignShare))],
    figures: { reads: figures, sizes },
    problems: problems.list(),
  };
}
