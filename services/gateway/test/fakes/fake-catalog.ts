import { catalogCalls } from '@parley/contracts/catalog/catalog.calls';
import type { CharacterDto } from '@parley/contracts/catalog/character';
import type { CollectionDto } from '@parley/contracts/catalog/collection';
import type { HistoricalEventDto } from '@parley/contracts/catalog/historical-event';
import type { SitemapEntryDto, SitemapKind } from '@parley/contracts/catalog/sitemap';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type FakeService, openFakeService } from './fake-service.js';

export type CatalogCall = keyof typeof catalogCalls;

const PICTURE = '/media/portraits/v1.svg?name=Marie+Curie';

export const SCIENCE: CollectionDto = {
  id: 1,
  name: 'Science',
  description: 'Minds that looked closer.',
  minTokenCost: 0,
  characterCount: 2,
  faces: [
    {
      id: 1,
      name: 'Marie Curie',
      era: 'Belle Époque',
      category: 'science',
      bornYear: 1867,
      imageUrl: PICTURE,
    },
  ],
};

export const CURIE: CharacterDto = {
  id: 1,
  slug: 'marie-curie',
  name: 'Marie Curie',
  description: 'Physicist and chemist who named radioactivity.',
  era: 'Third Republic France',
  category: 'science',
  imageUrl: PICTURE,
  tokenCost: 0,
  mood: 'curious',
  isFeatured: true,
  status: 'PUBLISHED',
  createdAt: '2026-01-02T03:04:05.000Z',
  bornYear: 1867,
  diedYear: 1934,
  collections: [{ id: 1, name: 'Science' }],
};

export const ARCHIMEDES: CharacterDto = {
  ...CURIE,
  id: 2,
  slug: 'archimedes',
  name: 'Archimedes',
  imageUrl: 'https://pictures.example/archimedes.jpg',
  tokenCost: 12,
  mood: 'thoughtful',
  isFeatured: false,
  bornYear: null,
  diedYear: -212,
};

export const IDES: HistoricalEventDto = {
  id: 7,
  title: 'The Ides of March',
  description: 'Caesar is killed in the Senate.',
  context: null,
  imageUrl: PICTURE,
  year: -44,
  month: 3,
  day: 15,
  date: '-0043-03-15',
};

const updatedAt = '2026-03-04T05:06:07.000Z';
const ENTRIES: Record<SitemapKind, SitemapEntryDto[]> = {
  characters: [
    { key: 'marie-curie', updatedAt },
    { key: 'rené-descartes', updatedAt },
  ],
  collections: [{ key: '1', updatedAt }],
  events: [{ key: '7', updatedAt }],
};

export const openFakeCatalog = (): Promise<FakeService<CatalogCall>> =>
  openFakeService(catalogCalls, {
    listCharacters: () => [CURIE, ARCHIMEDES],
    discoverCharacters: () => ({ characters: [ARCHIMEDES], hasMore: true, total: 2 }),
    characterFacets: () => ({
      categories: [{ value: 'Scientist', count: 2 }],
      eras: [{ value: 'Belle Époque', count: 1 }],
    }),
    characterBySlug: found([CURIE, ARCHIMEDES], 'slug'),
    characterById: found([CURIE, ARCHIMEDES], 'id'),
    personaById: () => ({ personality: 'secret' }),
    listCollections: () => [SCIENCE],
    collectionsOfCharacter: (request) => [
      { characterId: Number((request.params as { id: string }).id), collectionId: 1 },
    ],
    listEvents: () => [IDES],
    eventsToday: () => [IDES],
    eventsCalendar: () => [{ day: 15, count: 2 }],
    eventById: found([IDES], 'id'),
    charactersOfEvents: (request) => {
      const { ids } = request.query as { ids: string };
      return Object.fromEntries(ids.split(',').map((id) => [id, id === '7' ? [ARCHIMEDES] : []]));
    },
    sitemapSizes: () => ({ characters: 2, collections: 1, events: 1 }),
    sitemapEntries: (request) => ENTRIES[(request.query as { kind: SitemapKind }).kind],
  });

function found<Row extends object>(rows: Row[], key: keyof Row & string) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const wanted = (request.params as Record<string, string>)[key];
    const row = rows.find((candidate) => String(candidate[key]) === wanted);
    return row ?? reply.status(404).send({ message: 'Not found' });
  };
}
