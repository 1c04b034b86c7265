import type { EntityManager } from 'typeorm';
import {
  type CharacterFields,
  CharacterWritesRepository,
} from '../characters/character-writes.repository.js';
import { CollectionWritesRepository } from '../collections/collection-writes.repository.js';
import {
  type HistoricalEventFields,
  HistoricalEventWritesRepository,
} from '../historical-events/historical-event-writes.repository.js';
import type { CharacterContent } from './character-content.js';
import type { CollectionContent } from './collection-content.js';
import type { EventContent } from './event-content.js';

/** Turns the keys of linked items into the ids of their entities; deleted ones are left out. */
export type LinkResolver = (keys: readonly string[]) => number[];

/** How one kind of content becomes rows; goes the way that the administrator's edits go. */
export interface ContentWriter<T> {
  insert: (manager: EntityManager, value: T, index: number, idsOf: LinkResolver) => Promise<number>;
  update: (manager: EntityManager, id: number, value: T, idsOf: LinkResolver) => Promise<void>;
}

/** A collection with its place among the others. */
type PlacedCollection = CollectionContent & { position: number };

const collections = new CollectionWritesRepository();
const characters = new CharacterWritesRepository();
const events = new HistoricalEventWritesRepository();

export const collectionWriter: ContentWriter<PlacedCollection> = {
  insert: (manager, { name, description, position }) =>
    collections.create(manager, { name, description, position }),
  update: (manager, id, { name, description, position }) =>
    collections.change(manager, id, { name, description, position }),
};

export const characterWriter: ContentWriter<CharacterContent> = {
  insert: (manager, value, index, idsOf) =>
    characters.create(
      manager,
      { ...characterFields(value, idsOf), imageUrl: null, status: 'PUBLISHED' },
      index,
    ),
  update: (manager, id, value, idsOf) => characters.change(manager, id, characterFields(value, idsOf)),
};

export const eventWriter: ContentWriter<EventContent> = {
  insert: (manager, value, _index, idsOf) =>
    events.create(manager, { ...eventFields(value, idsOf), imageUrl: null, status: 'PUBLISHED' }),
  update: (manager, id, value, idsOf) => events.change(manager, id, eventFields(value, idsOf)),
};

function characterFields(
  { featured, collections: keys, dossier: { bornYear, diedYear, ...dossier }, ...same }: CharacterContent,
  idsOf: LinkResolver,
): Omit<CharacterFields, 'imageUrl' | 'status'> {
  return { ...same, isFeatured: featured, bornYear, diedYear, dossier, collectionIds: idsOf(keys) };
}

function eventFields(
  { title, description, context, year, month, day, characters: keys }: EventContent,
  idsOf: LinkResolver,
): Omit<HistoricalEventFields, 'imageUrl' | 'status'> {
  return { title, description, context, year, month, day, characterIds: idsOf(keys) };
}
