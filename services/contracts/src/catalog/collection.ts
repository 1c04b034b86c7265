import type { CharacterDto } from './character.js';

/** Enough of a character to show a picture. */
export type CollectionFace = Pick<CharacterDto, 'id' | 'name' | 'era' | 'category' | 'bornYear' | 'imageUrl'>;

/** Faces named on a collection. */
export const COLLECTION_FACES = 3;

/** A collection with what can be derived from its published characters. */
export interface CollectionDto {
  id: number;
  name: string;
  description: string;
  /** The lowest token cost among its characters, null when it has none. */
  minTokenCost: number | null;
  characterCount: number;
  /** Its first characters by price and name, at most {@link COLLECTION_FACES}. */
  faces: CollectionFace[];
}

/** A character belongs to a collection. */
export interface CharacterCollectionDto {
  characterId: number;
  collectionId: number;
}
