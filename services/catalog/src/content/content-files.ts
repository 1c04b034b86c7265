import { readdir, readFile } from 'node:fs/promises';
import { join, parse as parsePath } from 'node:path';
import { parseDocument } from 'yaml';
import { characterContent, type CharacterContent } from './character-content.js';
import { collectionsContent, type CollectionContent } from './collection-content.js';
import type { Check } from './content-checks.js';
import { ContentError, type ContentFault, Place } from './content-fault.js';
import { checkLinks } from './content-links.rules.js';
import { eventsContent, type EventContent } from './event-content.js';

/** One thing to load, with the key that names it for good and the place to report its faults to. */
export interface ContentItem<T> {
  key: string;
  value: T;
  place: Place;
}

/** All that the content folder holds, each kind in the order in which it is to be loaded. */
export interface Content {
  collections: ContentItem<CollectionContent>[];
  characters: ContentItem<CharacterContent>[];
  events: ContentItem<EventContent>[];
}

/** Reads and judges the whole folder. Throws {@link ContentError} with every fault of every file. */
export async function readContent(folder: string): Promise<Content> {
  const faults: ContentFault[] = [];
  const read = <T>(file: string, check: Check<T>) => readFileAs(folder, file, check, faults);
  const collections = await read('collections.yaml', collectionsContent);
  const characters: ContentItem<CharacterContent>[] = [];
  for (const file of await yamlFiles(folder, 'characters', faults)) {
    const { value, place } = await read(file, characterContent);
    if (value) characters.push({ key: parsePath(file).name, value, place });
  }
  const events: ContentItem<EventContent>[] = [];
  for (const file of await yamlFiles(folder, 'events', faults)) {
    events.push(...keyed(await read(file, eventsContent)));
  }
  const content = { collections: keyed(collections), characters, events };
  checkLinks(content);
  if (faults.length > 0) throw new ContentError(faults);
  return content;
}

interface FileRead<T> {
  /** Undefined when the file is no YAML at all. */
  value: T | undefined;
  place: Place;
}

async function readFileAs<T>(
  folder: string,
  file: string,
  check: Check<T>,
  faults: ContentFault[],
): Promise<FileRead<T>> {
  const place = new Place(file, faults);
  const source = await readFile(join(folder, file), 'utf8').catch((error: unknown) => {
    place.fault(`cannot be read (${(error as NodeJS.ErrnoException).code})`);
  });
  if (source === undefined) return { value: undefined, place };
  const document = parseDocument(source);
  for (const { message } of [...document.errors, ...document.warnings]) {
    place.fault(message.split('\n')[0]!.replace(/:$/, ''));
  }
  if (document.errors.length > 0) return { value: undefined, place };
  return { value: check(document.toJS(), place), place };
}

/** By name, so that the order of loading is the same everywhere. */
async function yamlFiles(folder: string, name: string, faults: ContentFault[]): Promise<string[]> {
  const files = await readdir(join(folder, name)).catch(() => undefined);
  if (!files) new Place(name, faults).fault('is not a folder');
  return (files ?? [])
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => `${name}/${file}`);
}

function keyed<T extends { key: string }>({ value, place }: FileRead<T[]>): ContentItem<T>[] {
  return (value ?? []).map((entry, index) => ({ key: entry.key, value: entry, place: place.at(index) }));
}
