import { aCharacter } from '../../../test/characters';
import { collectionsForLanding, popularOf, recentOf, shuffled } from './landing-choices';

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

  it('sorts collections by their lowest cost and drops empty ones', () => {
    const collection = (id: number, minTokenCost: number | null, characterCount: number) => ({
      id,
      name: '',
      description: '',
      minTokenCost,
      characterCount,
    });
    expect(
      ids(collectionsForLanding([collection(1, 9, 2), collection(2, null, 0), collection(3, 0, 5)])),
    ).toEqual([3, 1]);
  });
});
