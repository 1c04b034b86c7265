import type { CharacterDto } from '@parley/contracts/catalog/character';
import { type Interaction, INTERACTION_WEIGHT } from '../../../shared/interactions/interactions';

/** Parts of the first page: what fits the visitor, what resembles the last visits, what all like, what is new to them. */
const SHARES = { personal: 0.4, similar: 0.3, trending: 0.2, unexplored: 0.1 };
const LIST_LENGTH = 10;
const PREFERENCES = 3;
const RECENT_WITHIN_MS = 24 * 3_600_000;
const RECENT_LENGTH = 5;
const SCORE = { era: 3, collection: 2, free: 1 };

interface Visitor {
  interactions: Interaction[];
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * The first page of Discover from the catalog and the visitor's history. `pool` is in the order of this
 * visit, which decides between equals. Each list gives its share of the page, ten at most; what they leave
 * open is filled in the visit's order.
 */
export function blendFirstPage(pool: CharacterDto[], visitor: Visitor, size: number): CharacterDto[] {
  const lists = [
    { list: personalised(pool, visitor), share: SHARES.personal },
    { list: similarToRecent(pool, visitor), share: SHARES.similar },
    { list: trending(pool), share: SHARES.trending },
    { list: unexplored(pool, visitor), share: SHARES.unexplored },
  ];
  const taken = new Set<CharacterDto>();
  const parts = lists.map(({ list, share }) => {
    const part = list.filter((one) => !taken.has(one)).slice(0, Math.round(size * share));
    part.forEach((one) => taken.add(one));
    return part;
  });
  const rest = pool.filter((one) => !taken.has(one));
  return [...interleaved(parts), ...rest].slice(0, size);
}

/** Those in the eras and collections that the visitor has spent most on. Nobody without a history. */
function personalised(pool: CharacterDto[], { interactions }: Visitor): CharacterDto[] {
  const byId = new Map(pool.map((one) => [one.id, one]));
  const eras = new Map<string, number>();
  const collections = new Map<number, number>();
  for (const { characterId, interactionType } of interactions) {
    const known = byId.get(characterId);
    if (!known) continue;
    const weight = INTERACTION_WEIGHT[interactionType];
    add(eras, known.era, weight);
    for (const { id } of known.collections) add(collections, id, weight);
  }
  const preferredEras = topOf(eras);
  const preferredCollections = topOf(collections);
  if (preferredEras.size === 0) return [];
  return best(pool, (one) => {
    const era = preferredEras.has(one.era) ? SCORE.era : 0;
    const collection = one.collections.some(({ id }) => preferredCollections.has(id)) ? SCORE.collection : 0;
    return era + collection > 0 ? era + collection + (one.tokenCost === 0 ? SCORE.free : 0) : 0;
  });
}

/** Those who share an era or a collection with somebody met in the last day, met ones left out. */
function similarToRecent(pool: CharacterDto[], { interactions, now }: Visitor): CharacterDto[] {
  const recentIds = new Set(
    interactions
      .filter(({ timestamp }) => now - timestamp <= RECENT_WITHIN_MS)
      .slice(-RECENT_LENGTH)
      .map(({ characterId }) => characterId),
  );
  const recent = pool.filter(({ id }) => recentIds.has(id));
  const eras = new Set(recent.map(({ era }) => era));
  const collections = new Set(recent.flatMap((one) => one.collections.map(({ id }) => id)));
  return best(pool, (one) => {
    if (recentIds.has(one.id)) return 0;
    const shared = one.collections.filter(({ id }) => collections.has(id)).length;
    return (eras.has(one.era) ? SCORE.era : 0) + shared * SCORE.collection;
  });
}

/** Those whom the house recommends. */
function trending(pool: CharacterDto[]): CharacterDto[] {
  return best(pool, ({ isFeatured }) => (isFeatured ? 1 : 0));
}

/** Those whom the visitor has never had to do with. */
function unexplored(pool: CharacterDto[], { interactions }: Visitor): CharacterDto[] {
  const met = new Set(interactions.map(({ characterId }) => characterId));
  return best(pool, ({ id }) => (met.has(id) ? 0 : 1));
}

/** Up to ten with the highest score; those with none are left out, equals keep their order. */
function best(pool: CharacterDto[], scoreOf: (one: CharacterDto) => number): CharacterDto[] {
  return pool
    .map((one) => ({ one, score: scoreOf(one) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, LIST_LENGTH)
    .map(({ one }) => one);
}

/** In turns, so that no part of the wall is all of one kind. */
function interleaved<T>(lists: T[][]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
}

function topOf<K>(weights: Map<K, number>): Set<K> {
  const ranked = [...weights].sort(([, a], [, b]) => b - a);
  return new Set(ranked.slice(0, PREFERENCES).map(([key]) => key));
}

function add<K>(weights: Map<K, number>, key: K, weight: number): void {
  weights.set(key, (weights.get(key) ?? 0) + weight);
}
