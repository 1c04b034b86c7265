import type { CollectionDto } from '@parley/contracts/catalog/collection';
import { aCharacter } from '../../../test/characters';
import {
  collectionsForLanding,
  facesOf,
  heroFiguresOf,
  popularOf,
  recentOf,
  shuffled,
} from './landing-choices';

const ids = (items: { id: number }[]) => items.map(({ id }) => id);

describe('what the landing page shows', () => {
  it('picks up to four, of the featured only', () => {
    const characters = Array.from({ length: 12 }, (_, id) => aCharacter({ id, isFeatured: id % 2 === 0 }));
    const popular = popularOf(characters);
    expect(popular).toHaveLength(4);
    expect(new Set(ids(popular)).size).toBe(4);
    expect(popular.every(({ isFeatured }) => isFeatured)).toBe(true);
    expect(popularOf(characters.slice(0, 3))).toHaveLength(2);
  });

  it('fills the row with paid figures only where the free ones do not', () => {
    const featured = (id: number, tokenCost: number) => aCharacter({ id, tokenCost, isFeatured: true });
    const free = [1, 2, 3].map((id) => featured(id, 0));
    const paid = [4, 5].map((id) => featured(id, 9));
    for (let draw = 0; draw < 20; draw++) {
      const popular = popularOf([...paid, ...free]);
      expect(ids(popular.slice(0, 3)).sort()).toEqual([1, 2, 3]);
      expect(popular[3]!.tokenCost).toBe(9);
    }
  });

  it('leaves nothing out when it shuffles, and reaches every place', () => {
    const firsts = new Set(Array.from({ length: 200 }, () => shuffled([1, 2, 3, 4])[0]));
    expect([...firsts].sort()).toEqual([1, 2, 3, 4]);
    expect(shuffled([1, 2, 3]).sort()).toEqual([1, 2, 3]);
  });

  it('takes the newest four, newest first', () => {
    const characters = [3, 1, 5, 2, 4].map((day) =>
      aCharacter({ id: day, createdAt: `2026-01-0${day}T00:00:00.000Z` }),
    );
    expect(ids(recentOf(characters))).toEqual([5, 4, 3, 2]);
  });

  it('seats nobody across the table who cannot be talked to for free', () => {
    const paid = aCharacter({ id: 1, tokenCost: 5, isFeatured: true });
    const free = aCharacter({ id: 2, isFeatured: true });
    expect(ids(heroFiguresOf([paid, free]))).toEqual([2]);
  });

  it('sorts collections by their lowest cost and drops empty ones', () => {
    const collections = [
      aCollection({ id: 1, minTokenCost: 9 }),
      aCollection({ id: 2, minTokenCost: null, characterCount: 0 }),
      aCollection({ id: 3, minTokenCost: 0 }),
    ];
    expect(ids(collectionsForLanding(collections))).toEqual([3, 1]);
  });

  it('shows one face of every collection before the second ones, nobody twice', () => {
    const faced = (id: number, ...faces: number[]) =>
      aCollection({ id, faces: faces.map((face) => aCharacter({ id: face })) });
    const collections = [faced(1, 10, 11), faced(2, 20, 10), faced(3), faced(4, 30)];
    expect(ids(facesOf(collections, 9))).toEqual([10, 20, 30, 11]);
    expect(ids(facesOf(collections, 2))).toEqual([10, 20]);
    expect(facesOf([], 9)).toEqual([]);
  });
});

function aCollection(over: Partial<CollectionDto>): CollectionDto {
  return { id: 1, name: '', description: '', minTokenCost: 0, characterCount: 2, faces: [], ...over };
}
