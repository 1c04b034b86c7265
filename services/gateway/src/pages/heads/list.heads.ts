import type { CharacterDto } from '@parley/contracts/catalog/character';
import type { CollectionDto } from '@parley/contracts/catalog/collection';
import type { HistoricalEventDto } from '@parley/contracts/catalog/historical-event';
import {
  collectionPage,
  COLLECTIONS_PAGE,
  DISCOVER_PAGE,
  eventsPage,
  LANDING_PAGE,
  type PageText,
} from '@parley/contracts/pages/page-texts';
import { eventPath } from './event.head.js';
import { HOUSE_PICTURE, type PageHead } from './page-head.js';
import { graph, itemList, talkToPath, webPage, webSite } from './structured-data.js';

interface Listed {
  name: string;
  address: string;
}

export const LANDING_HEAD: PageHead = {
  text: LANDING_PAGE,
  canonical: '/',
  openGraphType: 'website',
  picture: HOUSE_PICTURE,
  data: (absolute) =>
    graph({ ...webSite(absolute), description: LANDING_PAGE.description, inLanguage: 'en' }),
};

export function discoverHead(characters: CharacterDto[]): PageHead {
  return listHead(DISCOVER_PAGE, '/discover', characters.map(toListedCharacter));
}

export function collectionsHead(collections: CollectionDto[]): PageHead {
  const listed = collections.map(({ id, name }) => ({ name, address: collectionPath({ id }) }));
  return listHead(COLLECTIONS_PAGE, '/collections', listed);
}

export function collectionHead(collection: CollectionDto, characters: CharacterDto[]): PageHead {
  return listHead(collectionPage(collection), collectionPath(collection), characters.map(toListedCharacter));
}

export function eventsHead(
  day: { month: number; day: number } | null,
  events: HistoricalEventDto[],
): PageHead {
  const listed = events.map((event) => ({ name: event.title, address: eventPath(event) }));
  // A day that has no page of its own (30 February) is shown as today.
  return day && listed.length > 0
    ? listHead(eventsPage(day), `/events?month=${day.month}&day=${day.day}`, listed)
    : listHead(eventsPage(), '/events', day ? [] : listed);
}

export function collectionPath({ id }: Pick<CollectionDto, 'id'>): string {
  return `/collections?collection=${id}`;
}

function toListedCharacter(character: CharacterDto): Listed {
  return { name: character.name, address: talkToPath(character) };
}

function listHead(text: PageText, canonical: string, listed: Listed[]): PageHead {
  return {
    text,
    canonical,
    openGraphType: 'website',
    picture: HOUSE_PICTURE,
    data: (absolute) =>
      graph({
        ...webPage('CollectionPage', { text, canonical }, absolute),
        ...(listed.length > 0 && { mainEntity: itemList(listed, absolute) }),
      }),
  };
}
