import { setTimeout as sleep } from 'node:timers/promises';
import type { PersonaDto } from '@parley/contracts/catalog/character';
import type { Broadcast } from '@parley/kit/redis/broadcast';
import { jest } from '@jest/globals';
import type { CatalogClient } from './catalog.client.js';
import { PersonaCache } from './persona.cache.js';

const ELEVEN_MINUTES = 11 * 60_000;

/** A cache, the loads that it has asked for and that wait for their answer, and what the others tell it. */
async function openCache() {
  const loads: PromiseWithResolvers<PersonaDto | null>[] = [];
  const catalog = {
    findPersona: () => {
      const load = Promise.withResolvers<PersonaDto | null>();
      loads.push(load);
      return load.promise;
    },
  };
  let hear!: (characterId: string) => void;
  const broadcast = {
    subscribe: async (_channel: string, listener: typeof hear) => {
      hear = listener;
      return () => undefined;
    },
    // As Redis does: who publishes hears it, too.
    publish: async (_channel: string, message: string) => hear(message),
  };
  const cache = new PersonaCache(catalog as unknown as CatalogClient, broadcast as unknown as Broadcast);
  await cache.onModuleInit();
  return { cache, loads, hear };
}

/** The cache reads its clock anew after a millisecond. */
const settle = () => sleep(10);
const persona = (personality: string) => ({ personality }) as PersonaDto;

describe('the personas in memory', () => {
  it('are loaded once, however many ask', async () => {
    const { cache, loads } = await openCache();
    const asked = [cache.find(1), cache.find(1)];
    loads[0]!.resolve(persona('precise'));
    expect(await Promise.all([...asked, cache.find(1)])).toEqual(Array(3).fill(persona('precise')));
    expect(loads).toHaveLength(1);
  });

  it('are loaded anew when dropped in the middle, also twice, and are not taken for missing', async () => {
    const { cache, loads, hear } = await openCache();
    const asked = cache.find(1);
    await cache.dropEverywhere(1);
    await settle();
    hear('1');
    await settle();
    loads[0]!.resolve(persona('of before'));
    loads.at(-1)!.resolve(persona('of after'));
    expect(await asked).toEqual(persona('of after'));
    expect(await cache.find(1)).toEqual(persona('of after'));
    expect(loads).toHaveLength(3);
  });

  it('are missing when the catalog says so', async () => {
    const { cache, loads } = await openCache();
    const asked = cache.find(1);
    loads[0]!.resolve(null);
    expect(await asked).toBeNull();
    expect(loads).toHaveLength(1);
  });

  it('are used beyond their time while the catalog is away; of others it says that it is', async () => {
    const { cache, loads } = await openCache();
    const known = cache.find(1);
    loads[0]!.resolve(persona('precise'));
    await known;
    const later = performance.now() + ELEVEN_MINUTES;
    jest.spyOn(performance, 'now').mockImplementation(() => later);
    await settle();
    const [again, other] = [cache.find(1), cache.find(2)];
    for (const load of loads.slice(1)) load.reject(new Error('away'));
    expect(await again).toEqual(persona('precise'));
    await expect(other).rejects.toThrow('away');
    expect(loads).toHaveLength(3);
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });
});
