import { Pool } from 'pg';
import { type Answer, LoadClient } from '../client/load-client.ts';
import { Problems } from '../load/problems.ts';
import { percentiles, sum } from '../measure/figures.ts';
import { figure } from '../report/table.ts';
import { type Bench, type ScenarioReport, sized } from './scenario.ts';

const CHARACTERS = 10_000;
const EVENTS = 50_000;
const READS = 15;

/** What the pages of a visitor ask for. */
const LANDING = [
  '/',
  '/api/auth/user',
  '/api/characters?featured=true&limit=60',
  '/api/characters?sort=newest&limit=4',
  '/api/collections',
  '/api/events/today',
];
const OTHERS = [
  '/api/characters?sort=featured&limit=500',
  '/api/characters/facets',
  '/api/characters/discover?page=2&limit=32&sessionSeed=bench',
  '/api/characters/discover?page=300&limit=32&sessionSeed=bench',
  '/api/characters?collection=1&sort=price&limit=1000',
  '/api/characters?names=einstein,curie&limit=20',
  '/api/characters/by-slug/marie-curie',
  '/api/events?month=3&day=15',
  '/api/events/calendar?month=3',
  '/api/events/1',
  '/api/events/1/characters',
  '/sitemap.xml',
  // The whole list, which the specification has and no page of ours asks for.
  '/api/characters',
];

interface ReadFigure {
  medianMs: number;
  bytes: number;
}

const bytesOf = ({ chunks }: Answer) => sum(chunks.map(({ length }) => length));

async function measure(client: LoadClient, path: string, problems: Problems): Promise<ReadFigure> {
  const times: number[] = [];
  let bytes = 0;
  for (let read = 0; read < READS; read += 1) {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const answer = await client.send({ method: 'GET', path, headers });
    if (answer.error || answer.status !== 200) {
      problems.add('failed read', `${path}: ${answer.error ?? `status ${answer.status}`}`);
    }
    times.push(answer.endedAt - answer.sentAt);
    bytes = bytesOf(answer);
  }
  return { medianMs: percentiles(times).p50, bytes };
}

/** Copies of what is there, under names and days of their own, linked as the originals are. */
async function grow(pool: Pool, characters: number, events: number): Promise<void> {
  await pool.query(
    `INSERT INTO catalog.characters (slug, folded_slug, name, description, personality, era, category, token_cost,
       mood, status, born_year, died_year, dossier, created_at)
     SELECT o.slug || '-' || n, o.folded_slug || '-' || n, o.name || ' ' || n, o.description, o.personality, o.era,
       o.category, o.token_cost, o.mood, 'PUBLISHED', o.born_year, o.died_year, o.dossier, now() - n * interval '1 minute'
     FROM generate_series(1, $1::integer) n
     JOIN (SELECT c.*, row_number() OVER (ORDER BY id) AS at, count(*) OVER () AS total FROM catalog.characters c) o
       ON o.at = 1 + n % o.total`,
    [characters],
  );
  await pool.query(
    `INSERT INTO catalog.character_collections
     SELECT c.id, k.collection_id FROM catalog.characters c
       JOIN catalog.characters o ON o.slug = regexp_replace(c.slug, '-[0-9]+$', '') AND o.id <> c.id
       JOIN catalog.character_collections k ON k.character_id = o.id
     ON CONFLICT DO NOTHING`,
  );
  await pool.query(
    `INSERT INTO catalog.events (title, description, context, year, month, day, status)
     SELECT o.title || ' ' || n, o.description, o.context, CASE WHEN o.year - n % 50 = 0 THEN 1 ELSE o.year - n % 50 END,
       o.month, o.day, 'PUBLISHED'
     FROM generate_series(1, $1::integer) n
     JOIN (SELECT e.*, row_number() OVER (ORDER BY id) AS at, count(*) OVER () AS total FROM catalog.events e) o
       ON o.at = 1 + n % o.total`,
    [events],
  );
  await pool.query('ANALYZE catalog.characters, catalog.character_collections, catalog.events');
}

/** What visitors ask of a catalog a hundred times as large, beside what they ask of the one that comes with Parley. */
export async function growth(bench: Bench): Promise<ScenarioReport> {
  const problems = new Problems();
  const client = new LoadClient(bench.product.origin, 4);
  bench.cleanup.add(() => client.close());
  const pool = new Pool({ connectionString: bench.product.databaseUrl, max: 1 });
  const paths = [...LANDING, ...OTHERS];
  const measureAll = async () => {
    const figures: Record<string, ReadFigure> = {};
    for (const path of paths) figures[path] = await measure(client, path, problems);
    return figures;
  };

  bench.note('the catalog as it comes');
  await measureAll();
  const before = await measureAll();
  bench.note('the catalog grown');
  await grow(pool, sized(bench, CHARACTERS), sized(bench, EVENTS));
  await pool.end();
  await measureAll();
  const after = await measureAll();
  await client.close();

  const total = (figures: Record<string, ReadFigure>, key: keyof ReadFigure) =>
    sum(LANDING.map((path) => figures[path]?.[key] ?? 0));
  const rowOf = (name: string, of: (key: keyof ReadFigure) => [number, number]) => {
    const [[ms, msAfter], [bytes, bytesAfter]] = [of('medianMs'), of('bytes')];
    return [name, figure(ms), figure(msAfter), String(bytes), String(bytesAfter)];
  };
  return {
    title: `${CHARACTERS} characters and ${EVENTS} events more, read one after the other`,
    tables: [
      {
        columns: ['GET', 'ms', 'ms grown', 'bytes br', 'bytes grown'],
        rows: [
          rowOf('all of the landing page', (key) => [total(before, key), total(after, key)]),
          ...paths.map((path) => rowOf(path, (key) => [before[path]?.[key] ?? 0, after[path]?.[key] ?? 0])),
        ],
      },
    ],
    notes: [`Medians of ${READS}.`],
    figures: { before, after },
    problems: problems.list(),
  };
}
