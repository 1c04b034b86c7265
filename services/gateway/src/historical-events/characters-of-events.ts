import { catalogCalls } from '@parley/contracts/catalog/catalog.calls';
import type { CharacterDto } from '@parley/contracts/catalog/character';
import DataLoader from 'dataloader';
import type { CatalogClient } from '../clients/catalog.client.js';

/** Ids in one call: its address stays short. */
const MAX_IDS = 100;

/** Asks for the characters of all events of a request in as few calls as possible. */
export function loadCharactersOfEvents(catalog: CatalogClient): DataLoader<number, CharacterDto[]> {
  return new DataLoader(
    async (ids) => {
      const byEvent = await catalog.call(catalogCalls.charactersOfEvents, { query: { ids: ids.join(',') } });
      return ids.map((id) => byEvent[id] ?? []);
    },
    { maxBatchSize: MAX_IDS },
  );
}
