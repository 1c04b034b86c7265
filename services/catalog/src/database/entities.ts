import { CharacterEntity } from '../characters/character.entity.js';
import { CharacterCollectionEntity } from '../collections/character-collection.entity.js';
import { CollectionEntity } from '../collections/collection.entity.js';
import { LoadedContentEntity } from '../content/loaded-content.entity.js';
import { EventCharacterEntity } from '../historical-events/event-character.entity.js';
import { HistoricalEventEntity } from '../historical-events/historical-event.entity.js';

/** All tables of the schema, but those of the kit. */
export const ENTITIES = [
  CharacterEntity,
  CollectionEntity,
  CharacterCollectionEntity,
  HistoricalEventEntity,
  EventCharacterEntity,
  LoadedContentEntity,
];
