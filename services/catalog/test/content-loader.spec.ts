import { createTestDatabase, type TestDatabase } from '@parley/kit/testing/test-database';
import { loadContent } from '../src/content/content.loader.js';
import type { Content } from '../src/content/content-files.js';
import { withAdminConnection } from '../src/database/admin-connection.js';
import { MIGRATIONS } from '../src/database/migrations.js';
import { SCHEMA } from '../src/database/schema.js';
import { sampleCharacter, sampleContent, sampleEvent } from './sample-content.js';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase(SCHEMA, MIGRATIONS);
});

afterEach(() => database.drop());

const load = (content: Content) =>
  withAdminConnection(database.adminUrl, (dataSource) => loadContent(dataSource, content));

/** Every row of every table that loading writes to, with the transaction that last wrote it. */
function allRows(): Promise<unknown[]> {
  return database.query(`
    SELECT 'characters', xmin::text, to_jsonb(t) FROM characters t
    UNION ALL SELECT 'collections', xmin::text, to_jsonb(t) FROM collections t
    UNION ALL SELECT 'character_collections', xmin::text, to_jsonb(t) FROM character_collections t
    UNION ALL SELECT 'events', xmin::text, to_jsonb(t) FROM events t
    UNION ALL SELECT 'event_characters', xmin::text, to_jsonb(t) FROM event_characters t
    UNION ALL SELECT 'loaded_content', xmin::text, to_jsonb(t) FROM loaded_content t
    UNION ALL SELECT 'outbox', xmin::text, to_jsonb(t) FROM outbox t
    ORDER BY 1, 3`);
}

async function linksOf(name: string): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `SELECT k.name FROM characters c JOIN character_collections l ON l.character_id = c.id
       JOIN collections k ON k.id = l.collection_id WHERE c.name = $1 ORDER BY 1`,
    [name],
  );
  return rows.map((row) => row.name);
}

const outboxOf = () =>
  database.query<{ name: string; payload: { characterId: number } }>(
    'SELECT name, payload FROM outbox ORDER BY id',
  );

describe('loading content', () => {
  it('publishes everything with its links, and says so of every character', async () => {
    expect(await load(sampleContent())).toEqual({ inserted: 5, updated: 0 });
    expect(
      await database.query(
        `SELECT id, slug, name, token_cost, mood, is_featured, status, born_year, died_year, image_url,
           dossier->'places' AS places, dossier ? 'bornYear' AS "yearTwice" FROM characters ORDER BY id`,
      ),
    ).toMatchObject([
      {
        slug: 'caesar',
        token_cost: 10,
        mood: 'wise',
        is_featured: true,
        status: 'PUBLISHED',
        born_year: -100,
        died_year: -44,
        image_url: null,
        places: ['Rome'],
        yearTwice: false,
      },
      { slug: 'brutus' },
    ]);
    expect(await linksOf('caesar')).toEqual(['rulers']);
    expect(await database.query('SELECT name, position FROM collections ORDER BY position')).toEqual([
      { name: 'rulers', position: 0 },
      { name: 'writers', position: 1 },
    ]);
    expect(
      await database.query(
        `SELECT e.title, e.status, c.name FROM events e JOIN event_characters l ON l.event_id = e.id
           JOIN characters c ON c.id = l.character_id`,
      ),
    ).toEqual([{ title: 'ides', status: 'PUBLISHED', name: 'caesar' }]);
    expect(await outboxOf()).toEqual([
      { name: 'catalog.character-changed', payload: { characterId: 1 } },
      { name: 'catalog.character-changed', payload: { characterId: 2 } },
    ]);
  });

  it('gives the characters of one load an order among the newest', async () => {
    await load(sampleContent());
    const [row] = await database.query<{ times: number }>(
      `SELECT count(DISTINCT date_trunc('milliseconds', created_at))::integer AS times FROM characters`,
    );
    expect(row!.times).toBe(2);
  });

  it('writes nothing when repeated', async () => {
    await load(sampleContent());
    const before = await allRows();
    expect(await load(sampleContent())).toEqual({ inserted: 0, updated: 0 });
    expect(await allRows()).toEqual(before);
  });

  it('adds what is new and changes what changed, and nothing else', async () => {
    const content = sampleContent();
    await load(content);
    await database.query('DELETE FROM outbox');
    content.characters[0]!.value.description = 'The dictator';
    content.characters[0]!.value.collections = ['writers'];
    content.characters.push(sampleCharacter('cicero'));
    content.events.push(sampleEvent('philippics', { characters: ['cicero', 'caesar'] }));
    content.events[0]!.value.characters = ['brutus', 'caesar'];
    expect(await load(content)).toEqual({ inserted: 2, updated: 2 });
    expect(await database.query('SELECT name, description FROM characters ORDER BY id')).toEqual([
      { name: 'caesar', description: 'The dictator' },
      { name: 'brutus', description: 'A sample' },
      { name: 'cicero', description: 'A sample' },
    ]);
    expect(await linksOf('caesar')).toEqual(['writers']);
    expect(await database.query('SELECT event_id, character_id FROM event_characters ORDER BY 1, 2')).toEqual(
      [
        { event_id: 1, character_id: 1 },
        { event_id: 1, character_id: 2 },
        { event_id: 2, character_id: 1 },
        { event_id: 2, character_id: 3 },
      ],
    );
    expect((await outboxOf()).map(({ payload }) => payload.characterId)).toEqual([1, 3]);
    expect(await load(content)).toEqual({ inserted: 0, updated: 0 });
  });

  it('follows a second change as it followed the first', async () => {
    const content = sampleContent();
    for (const description of ['First', 'Second', 'Third']) {
      content.characters[0]!.value.description = description;
      await load(content);
    }
    const [caesar] = await database.query('SELECT description FROM characters WHERE id = 1');
    expect(caesar).toEqual({ description: 'Third' });
  });

  it('leaves alone what the administrator has edited', async () => {
    const content = sampleContent();
    await load(content);
    for (const table of ['characters', 'collections', 'events'])
      await database.query(`UPDATE ${table} SET description = 'Edited', updated_at = now() WHERE id = 1`);
    content.collections[0]!.value.description = 'From the folder';
    content.characters[0]!.value.description = 'From the folder';
    content.events[0]!.value.description = 'From the folder';
    const before = await allRows();
    expect(await load(content)).toEqual({ inserted: 0, updated: 0 });
    expect(await allRows()).toEqual(before);
  });

  it('takes an edit for one even if its transaction began before the load', async () => {
    await load(sampleContent());
    await database.query(`UPDATE characters SET status = 'ARCHIVED', updated_at = now() - interval '1 hour'`);
    const content = sampleContent();
    content.characters[0]!.value.description = 'From the folder';
    expect(await load(content)).toEqual({ inserted: 0, updated: 0 });
  });

  it('does not bring back what the administrator has deleted, nor link to it', async () => {
    const content = sampleContent();
    await load(content);
    await database.query(`DELETE FROM collections WHERE name = 'rulers'`);
    await database.query(`DELETE FROM characters WHERE name = 'brutus'`);
    await database.query('DELETE FROM events');
    content.characters[0]!.value.collections = ['rulers', 'writers'];
    content.characters[1]!.value.description = 'From the folder';
    content.events[0]!.value.description = 'From the folder';
    content.events.push(sampleEvent('philippi', { characters: ['brutus', 'caesar'] }));
    expect(await load(content)).toEqual({ inserted: 1, updated: 1 });
    expect(await database.query('SELECT name FROM characters')).toEqual([{ name: 'caesar' }]);
    expect(await linksOf('caesar')).toEqual(['writers']);
    expect(await database.query('SELECT title FROM events')).toEqual([{ title: 'philippi' }]);
    expect(await database.query('SELECT character_id FROM event_characters')).toEqual([{ character_id: 1 }]);
  });

  it('numbers a slug that someone has already, and keeps one that it gave', async () => {
    await database.query(
      `INSERT INTO characters (slug, folded_slug, name, description, personality, era, dossier)
       VALUES ('caesar', 'caesar', 'Caesar', '', '', '', '{}')`,
    );
    const content = sampleContent();
    await load(content);
    const slugs = () => database.query('SELECT slug, folded_slug FROM characters ORDER BY id LIMIT 2');
    const numbered = [
      { slug: 'caesar', folded_slug: 'caesar' },
      { slug: 'caesar-2', folded_slug: 'caesar-2' },
    ];
    expect(await slugs()).toEqual(numbered);
    content.characters[0]!.value.description = 'From the folder';
    await load(content);
    expect(await slugs()).toEqual(numbered);
  });

  it('loads once when many loaders start together', async () => {
    const reports = await Promise.all(Array.from({ length: 4 }, () => load(sampleContent())));
    expect(reports.map(({ inserted }) => inserted).sort()).toEqual([0, 0, 0, 5]);
    expect(await outboxOf()).toHaveLength(2);
  });

  it('loads all or nothing', async () => {
    const content = sampleContent();
    content.events.push(sampleEvent('impossible', { year: 0 }));
    await expect(load(content)).rejects.toThrow(/events_year_check/);
    expect(await allRows()).toEqual([]);
  });
});
