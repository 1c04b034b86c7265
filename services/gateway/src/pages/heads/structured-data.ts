import type { CharacterDto } from '@parley/contracts/catalog/character';
import type { PageText } from '@parley/contracts/pages/page-texts';
import type { Absolute } from './page-head.js';

export const SITE_NAME = 'Parley';
const LANGUAGE = 'en';

/** A step from the start to a page. */
interface Step {
  name: string;
  address: string;
}

export function talkToPath({ slug }: Pick<CharacterDto, 'slug'>): string {
  return `/talk-to/${encodeURIComponent(slug)}`;
}

/** A page of the site, as one thing in a graph. */
export function webPage(
  type: 'WebPage' | 'CollectionPage' | 'Article',
  { text, canonical }: { text: PageText; canonical: string },
  absolute: Absolute,
): Record<string, unknown> {
  return {
    '@type': type,
    '@id': absolute(canonical),
    url: absolute(canonical),
    name: text.title,
    description: text.description,
    inLanguage: LANGUAGE,
    isPartOf: webSite(absolute),
  };
}

export function webSite(absolute: Absolute): object {
  return { '@type': 'WebSite', '@id': absolute('/#site'), url: absolute('/'), name: SITE_NAME };
}

export function graph(...things: object[]): object {
  return { '@context': 'https://schema.org', '@graph': things };
}

/** Who is portrayed: the person of history, not the portrayal. */
export function person(character: CharacterDto, absolute: Absolute): object {
  const { name, description, bornYear, diedYear, imageUrl } = character;
  return {
    '@type': 'Person',
    name,
    description,
    image: absolute(imageUrl),
    ...(bornYear !== null && { birthDate: isoYear(bornYear) }),
    ...(diedYear !== null && { deathDate: isoYear(diedYear) }),
  };
}

export function itemList(items: Step[], absolute: Absolute): object {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: listItems(items, absolute),
  };
}

/** The way from the start to the page, which is its last step. */
export function breadcrumbs(steps: Step[], absolute: Absolute): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: listItems([{ name: SITE_NAME, address: '/' }, ...steps], absolute),
  };
}

/** A year alone, as ISO 8601 writes it. It has a year 0, history has none: -44 → "-0043". */
export function isoYear(year: number): string {
  const astronomical = year < 0 ? year + 1 : year;
  return `${astronomical < 0 ? '-' : ''}${String(Math.abs(astronomical)).padStart(4, '0')}`;
}

function listItems(steps: Step[], absolute: Absolute): object[] {
  return steps.map(({ name, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(address),
  }));
}
