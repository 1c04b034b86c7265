import type { RunningService } from '@parley/kit/boot/start-service';
import { eventually } from '@parley/kit/testing/eventually';
import { queuedEvents } from '@parley/kit/testing/queued-events';
import { loadContent } from '../src/content/content.loader.js';
import { withAdminConnection } from '../src/database/admin-connection.js';
import { type OpenedCatalog, openCatalog } from './opened-catalog.js';
import { sampleCharacter, sampleContent } from './sample-content.js';

const LOADED = 60;
let catalog: OpenedCatalog;
let replica: RunningService;

beforeAll(async () => {
  catalog = await openCatalog();
  replica = await catalog.openReplica();
});

afterAll(async () => {
  await replica?.close();
  await catalog?.close();
});

const load = (characters: ReturnType<typeof sampleCharacter>[]) =>
  withAdminConnection(catalog.database.adminUrl, (dataSource) =>
    loadContent(dataSource, { ...sampleContent(), events: [], characters }),
  );

async function relayed(count: number): Promise<number[]> {
  const events = await eventually(async () => {
    const queued = await queuedEvents(catalog.redisUrl, 'chat');
    expect(queued.length).toBeGreaterThanOrEqual(count);
    expect(await catalog.database.query('SELECT id FROM outbox')).toEqual([]);
    return queued;
  });
  expect(new Set(events.map(({ name }) => name))).toEqual(new Set(['catalog.character-changed']));
  return events.map(({ payload }) => (payload as { characterId: number }).characterId).sort((a, b) => a - b);
}

describe('a changed character', () => {
  it('reaches chat’s queue exactly once, however many replicas relay', async () => {
    const characters = Array.from({ length: LOADED }, (_, index) => sampleCharacter(`person-${index}`));
    await load(characters);
    const ids = Array.from({ length: LOADED }, (_, index) => index + 1);
    expect(await relayed(LOADED)).toEqual(ids);

    characters[7]!.value.personality = 'You speak at length.';
    await load(characters);
    expect(await relayed(LOADED + 1)).toEqual([...ids, 8].sort((a, b) => a - b));
  });
});
