import { defineCall } from '../http/define-call.js';
import type { CharacterDto, CharacterFacetsDto, DiscoverDto, PersonaDto } from './character.js';
import type { CharacterCollectionDto, CollectionDto } from './collection.js';
import type { CalendarDayDto, HistoricalEventDto } from './historical-event.js';
import type { SitemapEntryDto, SitemapSizesDto } from './sitemap.js';

/** What the catalog answers on the private network; public calls show published rows only. */
export const catalogCalls = {
  listCharacters: defineCall<CharacterDto[]>('GET', '/characters'),
  discoverCharacters: defineCall<DiscoverDto>('GET', '/characters/discover'),
  characterFacets: defineCall<CharacterFacetsDto>('GET', '/characters/facets'),
  characterBySlug: defineCall<CharacterDto>('GET', '/characters/by-slug/:slug'),
  characterById: defineCall<CharacterDto>('GET', '/characters/:id'),
  /** With the personality: for chat only. 404 unless published. */
  personaById: defineCall<PersonaDto>('GET', '/personas/:id'),
  listCollections: defineCall<CollectionDto[]>('GET', '/collections'),
  /** The collections of a published character; 404 for any other. */
  collectionsOfCharacter: defineCall<CharacterCollectionDto[]>('GET', '/character-collections/:id'),
  listEvents: defineCall<HistoricalEventDto[]>('GET', '/events'),
  eventsToday: defineCall<HistoricalEventDto[]>('GET', '/events/today'),
  eventsCalendar: defineCall<CalendarDayDto[]>('GET', '/events/calendar'),
  eventById: defineCall<HistoricalEventDto>('GET', '/events/:id'),
  /** Published characters by event id, for many events at once: `ids=1,2,3`. */
  charactersOfEvents: defineCall<Record<string, CharacterDto[]>>('GET', '/event-characters'),
  sitemapSizes: defineCall<SitemapSizesDto>('GET', '/sitemap-sizes'),
  /** A part of one kind: `kind=events&part=2`. */
  sitemapEntries: defineCall<SitemapEntryDto[]>('GET', '/sitemap-entries'),
} as const;
