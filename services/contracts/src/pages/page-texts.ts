import type { CharacterDto } from '../catalog/character.js';
import type { CollectionDto } from '../catalog/collection.js';
import type { HistoricalEventDto } from '../catalog/historical-event.js';
import { dateText, dayText, lifeText, yearText } from '../text/history-dates.js';
import { shortened } from '../text/shortened.js';

/** What a page is called, in a browser's tab and among search results: said by the gateway and by the client. */
export interface PageText {
  title: string;
  description: string;
}

/** Search engines show about so many characters of a description. */
const DESCRIPTION_MAX_LENGTH = 200;

export const LANDING_PAGE: PageText = {
  title: 'Parley: talk with history',
  description:
    'Sit down with the people of history. Parley lets you talk with scientists, rulers, artists and thinkers, portrayed by AI from the record of their lives.',
};

export const DISCOVER_PAGE = page(
  'Discover Characters',
  'Everyone you can talk with in Parley, on one wall: scientists, rulers, artists and thinkers of every age, portrayed by AI from the record of their lives.',
);

export const COLLECTIONS_PAGE = page(
  'Collections',
  'The people of history, gathered by what they have in common. Choose a collection and sit down with anyone in it.',
);

export const NOT_FOUND_PAGE = page(
  '404 Page Not Found',
  'This address leads nowhere in Parley. The reading room is a step away.',
);

export const EVENT_NOT_FOUND_PAGE = page(
  'Event Not Found',
  "The historical event you're looking for doesn't exist or may have been removed.",
);

/** `/collections?collection=…` */
export function collectionPage({ name, description, characterCount }: CollectionTexts): PageText {
  const count = characterCount === 1 ? 'One person' : `${characterCount} people`;
  return page(`${name} | Collections`, `${sentence(description)} ${count} of history to talk with.`);
}

/** `/events`: today, or the day that is asked for. */
export function eventsPage(day?: { month: number; day: number }): PageText {
  return day
    ? page(`${dayText(day)} in History`, `What happened on ${dayText(day)}, through the centuries.`)
    : page(
        'Today in History',
        'What happened on this day, through the centuries, and who can be asked about it.',
      );
}

/** `/events/{id}` */
export function eventPage(event: EventTexts): PageText {
  return page(`${event.title}, ${yearText(event.year)}`, `${dateText(event)}. ${event.description}`);
}

/** `/talk-to/{slug}` */
export function characterPage({ name, description, bornYear, diedYear }: CharacterTexts): PageText {
  const life = lifeText(bornYear, diedYear);
  return page(
    `Talk to ${name}`,
    `Talk with an AI portrayal of ${name}${life && ` (${life})`}. ${sentence(description)}`,
  );
}

/** `/chat/{sessionId}` */
export function chatPage(name?: string): PageText {
  return name
    ? page(`A conversation with ${name}`, `Your conversation with an AI portrayal of ${name}.`)
    : page('A conversation', 'Your conversation with an AI portrayal of a figure of history.');
}

type CollectionTexts = Pick<CollectionDto, 'name' | 'description' | 'characterCount'>;
type EventTexts = Pick<HistoricalEventDto, 'title' | 'description' | 'year' | 'month' | 'day'>;
type CharacterTexts = Pick<CharacterDto, 'name' | 'description' | 'bornYear' | 'diedYear'>;

function page(name: string, description: string): PageText {
  return { title: `${name} | Parley`, description: shortened(description, DESCRIPTION_MAX_LENGTH) };
}

function sentence(text: string): string {
  return /[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}
