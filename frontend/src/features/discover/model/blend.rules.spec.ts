import type { CharacterDto } from '@parley/contracts/catalog/character';
import type { Interaction } from '../../../shared/interactions/interactions';
import { blendFirstPage } from './blend.rules';

const NOW = 1_800_000_000_000;
const HOUR_MS = 3_600_000;

function character(id: number, more: Partial<CharacterDto> = {}): CharacterDto {
  return {
    id,
    era: `Era ${id}`,
    collections: [],
    tokenCost: 5,
    isFeatured: false,
    ...more,
  } as CharacterDto;
}

const did = (
  characterId: number,
  interactionType: Interaction['interactionType'],
  hoursAgo = 1,
): Interaction => ({
  characterId,
  interactionType,
  timestamp: NOW - hoursAgo * HOUR_MS,
  sessionDuration: 0,
});

const blend = (pool: CharacterDto[], interactions: Interaction[], size = 32) =>
  blendFirstPage(pool, { interactions, now: NOW }, size).map(({ id }) => id);

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('the first page of Discover', () => {
  it('is full, without anyone twice, and no longer than the catalog', () => {
    const pool = range(1, 100).map((id) => character(id, { isFeatured: id % 3 === 0 }));
    const ids = blend(pool, [did(1, 'chat'), did(2, 'view')]);
    expect(ids).toHaveLength(32);
    expect(new Set(ids).size).toBe(32);
    expect(blend(pool.slice(0, 5), [])).toHaveLength(5);
    expect(blend([], [did(1, 'view')])).toEqual([]);
  });

  it('has ten of the favourite era, ten of those akin to the last met, six featured ones and three new ones', () => {
    const pool = [
      ...range(1, 40).map((id) => character(id, { era: 'Rome' })),
      ...range(41, 80).map((id) => character(id, { collections: [{ id: 9, name: 'Akin' }] })),
      ...range(81, 120).map((id) => character(id, { isFeatured: true })),
      ...range(121, 160).map((id) => character(id)),
    ];
    // Rome was met long ago and often; somebody of the collection today.
    const interactions = [did(1, 'unlock', 90), did(2, 'unlock', 80), did(41, 'view', 1)];
    const ids = blend(pool, interactions);
    const within = (from: number, to: number) => ids.filter((id) => id >= from && id <= to).length;
    expect(within(1, 40)).toBeGreaterThanOrEqual(10);
    expect(within(41, 80)).toBeGreaterThanOrEqual(10);
    expect(within(81, 120)).toBe(6);
  });

  it('prefers an era to a collection, and what is free between equals', () => {
    const shared = { id: 1, name: 'Shared' };
    const pool = [
      character(1, { era: 'Met', collections: [shared] }),
      character(2, { collections: [shared] }),
      character(3, { era: 'Met' }),
      character(4, { era: 'Met', tokenCost: 0 }),
    ];
    expect(blend(pool, [did(1, 'chat', 48)], 10)).toEqual([1, 4, 3, 2]);
  });

  it('finds a free one of a preferred collection as good as one of a preferred era', () => {
    const shared = { id: 1, name: 'Shared' };
    const known = character(1, { era: 'Met', collections: [shared] });
    const [inEra, inCollection] = [
      character(2, { era: 'Met' }),
      character(3, { collections: [shared], tokenCost: 0 }),
    ];
    const history = [did(1, 'chat', 48)];
    expect(blend([inEra, inCollection, known], history, 10)).toEqual([1, 2, 3]);
    expect(blend([inCollection, inEra, known], history, 10)).toEqual([1, 3, 2]);
  });

  it('knows three preferred collections, those the visitor has spent most on', () => {
    const of = (id: number) => ({ collections: [{ id, name: `Of ${id}` }] });
    // One met in each collection, and at the end of the visit's order another one.
    const pool = [
      ...range(1, 4).map((id) => character(id, of(id))),
      ...range(20, 60).map((id) => character(id)),
      ...range(101, 104).map((id) => character(id, of(id - 100))),
    ];
    const liked = [2, 3, 4].map((id) => did(id, 'unlock', 48));
    const ids = blend(pool, [did(1, 'view', 48), ...liked], 20);
    expect(ids.filter((id) => id > 100)).toEqual([102, 103, 104]);
  });

  it('weighs an unlock over a chat over a view when it ranks the eras', () => {
    // Ids 1 to 20 are of era A, and so on; A stands first, so that it would win between equals.
    const eras = ['A', 'B', 'C', 'D'];
    const pool = range(1, 80).map((id) => character(id, { era: eras[Math.floor((id - 1) / 20)]! }));
    const views = [1, 2, 3, 4].map((id) => did(id, 'view', 30));
    const others = [did(21, 'chat', 30), did(22, 'chat', 30), did(41, 'unlock', 30), did(61, 'unlock', 30)];
    const ids = blend(pool, [...views, ...others], 25).slice(0, 13);
    // The three of A are those that are new to the visitor.
    expect(ids.filter((id) => id <= 20)).toHaveLength(3);
  });

  it('forgets after a day whom it might resemble, and looks at the last five only', () => {
    const pool = [
      character(1, { collections: [{ id: 1, name: 'Old' }] }),
      ...range(2, 7).map((id) => character(id, { collections: [{ id, name: `Of ${id}` }] })),
      character(10, { collections: [{ id: 1, name: 'Old' }] }),
      character(11, { collections: [{ id: 2, name: 'Of 2' }] }),
      character(12, { collections: [{ id: 7, name: 'Of 7' }] }),
      ...range(20, 60).map((id) => character(id)),
    ];
    const unlocked = [did(1, 'view', 25), ...range(2, 7).map((id) => did(id, 'view'))];
    // Of a page of ten, three are akin to the last five; 11 is akin to the sixth last.
    const ids = blend(
      pool.filter(({ id }) => id >= 2),
      unlocked,
      10,
    );
    expect(ids).toContain(12);
    expect(blend(pool, [did(1, 'view', 25)], 10).indexOf(10)).not.toBe(0);
  });

  it('takes ten at the most from each list', () => {
    const pool = range(1, 200).map((id) => character(id, id > 100 ? { era: 'Rome' } : {}));
    const romans = blend(pool, [did(200, 'unlock', 90)], 50).filter((id) => id > 100);
    expect(romans).toHaveLength(10);
  });

  it('resembles the last five that were met within a day, and nobody else', () => {
    // What was unlocked long ago takes all preferences, so that being akin is all that counts.
    const collectionOf = (id: number) => ({ collections: [{ id, name: `Of ${id}` }] });
    const liked = range(1, 60).map((id) =>
      character(id, { era: `Liked ${id % 3}`, ...collectionOf(1 + (id % 3)) }),
    );
    const met = range(101, 106).map((id) => character(id, collectionOf(id)));
    const akin = range(101, 106).map((id) => character(id + 100, collectionOf(id)));
    const history = range(1, 12).map((id) => did(id, 'unlock', 90));
    const akinAfter = (views: Interaction[]) =>
      blend([...liked, ...met, ...akin], [...history, ...views], 20).filter((id) => id > 200);
    expect(akinAfter([did(101, 'view', 25), did(102, 'view', 23)])).toEqual([202]);
    expect(akinAfter(range(101, 106).map((id) => did(id, 'view'))).sort()).toEqual(range(202, 206));
  });

  it('without a history shows the featured ones and goes on in the order of the visit', () => {
    const pool = range(1, 40).map((id) => character(id, { isFeatured: id > 30 }));
    const ids = blend(pool, []);
    expect(ids.filter((id) => id > 30).length).toBeGreaterThanOrEqual(6);
    expect(ids).toHaveLength(32);
  });
});
