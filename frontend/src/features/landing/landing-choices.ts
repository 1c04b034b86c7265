import type { CharacterDto } from '@parley/contracts/catalog/character';
import type { CollectionDto, CollectionFace } from '@parley/contracts/catalog/collection';
import { ROW_SIZE } from '../../shared/catalog/row-size';

/** A copy in random order (Fisher–Yates); `random` gives numbers in [0, 1). */
export function shuffled<T>(items: readonly T[], random: () => number = Math.random): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}

/**
 * "Up to 4 characters randomly chosen from those flagged isFeatured." Paid ones only fill up the row: the note
 * above it says that all are free to try.
 */
export function popularOf(characters: readonly CharacterDto[], random?: () => number): CharacterDto[] {
  return shuffled(
    characters.filter((character) => character.isFeatured),
    random,
  )
    .toSorted((a, b) => Number(!isFree(a)) - Number(!isFree(b)))
    .slice(0, ROW_SIZE);
}

export function isFree({ tokenCost }: CharacterDto): boolean {
  return tokenCost === 0;
}

/** Those of the popular whom a visitor can talk to at once: a paid figure cannot be "Start Chatting Free". */
export function heroFiguresOf(popular: readonly CharacterDto[]): CharacterDto[] {
  return popular.filter(isFree);
}

/** The newest four; among equals the later id is the newer. */
export function recentOf(characters: readonly CharacterDto[]): CharacterDto[] {
  return characters
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id)
    .slice(0, ROW_SIZE);
}

/** "Sorted by lowest token cost ascending"; empty collections are left out. */
export function collectionsForLanding(collections: readonly CollectionDto[]): CollectionDto[] {
  return collections
    .filter((collection) => collection.characterCount > 0)
    .toSorted((a, b) => (a.minTokenCost ?? 0) - (b.minTokenCost ?? 0))
    .slice(0, ROW_SIZE);
}

/** Different faces from all collections, at most so many, every collection's first one before the second ones. */
export function facesOf(collections: readonly CollectionDto[], most: number): CollectionFace[] {
  const faces = new Map<number, CollectionFace>();
  const rounds = Math.max(0, ...collections.map((collection) => collection.faces.length));
  for (let place = 0; place < rounds; place++) {
    for (const collection of collections) {
      const face = collection.faces[place];
      if (face) faces.set(face.id, face);
    }
  }
  return [...faces.values()].slice(0, most);
}
