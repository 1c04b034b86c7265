import { foldedSlug, slugOf } from '@parley/contracts/text/slug';
import type { Content, ContentItem } from './content-files.js';

/** The rules that no file can keep on its own: keys and names are unique, links lead somewhere. */
export function checkLinks({ collections, characters, events }: Content): void {
  unique('key', collections, ({ key }) => key);
  unique('key', events, ({ key }) => key);
  unique('name', collections, ({ value }) => value.name.toLowerCase());
  unique('name', characters, ({ value }) => foldedSlug(slugOf(value.name)));
  unique(
    'title',
    events,
    ({ value: { title, year, month, day } }) => `${title.toLowerCase()} ${year} ${month} ${day}`,
  );
  for (const item of characters) {
    checkFileName(item);
    checkKeys(item, 'collections', item.value.collections, collections);
  }
  for (const item of events) checkKeys(item, 'characters', item.value.characters, characters);
}

function unique<T>(path: string, items: ContentItem<T>[], keyOf: (item: ContentItem<T>) => string): void {
  const seen = new Map<string, ContentItem<T>>();
  for (const item of items) {
    const key = keyOf(item);
    const first = seen.get(key);
    if (first) item.place.at(path).fault(`is that of another in ${first.place.file}`);
    else if (key) seen.set(key, item);
  }
}

/** The file name is the character's key for good, and the slug under which people look for it. */
function checkFileName({ key, value: { name }, place }: Content['characters'][number]): void {
  const expected = foldedSlug(slugOf(name));
  if (name && !expected) place.at('name').fault('gives no slug');
  else if (name && key !== expected) place.fault(`must be called ${expected}.yaml, after the name`);
}

function checkKeys(
  { place }: ContentItem<unknown>,
  path: string,
  keys: readonly string[],
  targets: readonly ContentItem<unknown>[],
): void {
  const known = new Set(targets.map(({ key }) => key));
  keys.forEach((key, index) => {
    if (key && !known.has(key)) place.at(path).at(index).fault(`"${key}" does not exist`);
  });
}
