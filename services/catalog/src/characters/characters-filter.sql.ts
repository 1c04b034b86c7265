import type { CharactersFilter } from '@parley/contracts/catalog/catalog.queries';
import { foldedSlug } from '@parley/contracts/text/slug';

/** A part of a WHERE over `characters c`, and the values of its parameters. */
export interface FilterSql {
  /** Names the combination of conditions: a statement for each has a plan of its own. */
  name: string;
  text: string;
  values: unknown[];
}

type Condition = { name: string; text: (parameter: string) => string; value: unknown };

/** Published characters that pass the filter; its parameters come after `taken` others. */
export function publishedSql(filter: CharactersFilter, taken = 0): FilterSql {
  const conditions = conditionsOf(filter);
  const texts = conditions.map(({ text }, index) => ` AND ${text(`$${taken + index + 1}`)}`);
  return {
    name: conditions.map(({ name }) => name).join('-'),
    text: `FROM characters c WHERE c.status = 'PUBLISHED'${texts.join('')}`,
    values: conditions.map(({ value }) => value),
  };
}

function conditionsOf({ featured, free, category, era, collection, names }: CharactersFilter): Condition[] {
  const all: Condition[] = [
    { name: 'featured', text: (flag) => `c.is_featured = ${flag}`, value: featured },
    { name: 'free', text: (flag) => `(c.token_cost = 0) = ${flag}`, value: free },
    { name: 'category', text: (text) => `c.category = ${text}`, value: category },
    { name: 'era', text: (text) => `c.era = ${text}`, value: era },
    {
      name: 'collection',
      text: (id) =>
        `c.id IN (SELECT l.character_id FROM character_collections l WHERE l.collection_id = ${id})`,
      value: collection,
    },
    {
      name: 'names',
      text: (patterns) => `c.folded_slug LIKE ANY (${patterns}::text[])`,
      // A slug has none of LIKE's special characters.
      value: names?.map((name) => `%${foldedSlug(name)}%`),
    },
  ];
  return all.filter(({ value }) => value !== undefined);
}
