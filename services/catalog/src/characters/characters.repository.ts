import { Injectable } from '@nestjs/common';
import type {
  CharacterOrder,
  CharactersFilter,
  CharactersQuery,
} from '@parley/contracts/catalog/catalog.queries';
import type { CharacterFacetsDto, FacetValue } from '@parley/contracts/catalog/character';
import { Database } from '@parley/kit/database/database';
import { CHARACTER_COLUMNS, type CharacterRow, type PersonaRow } from './character.row.js';
import { publishedSql } from './characters-filter.sql.js';

const FROM_PUBLISHED = `FROM characters c WHERE c.status = 'PUBLISHED'`;

const ORDERS: Record<CharacterOrder, string> = {
  // By name, whatever the accents.
  name: 'c.folded_slug, c.id',
  newest: 'c.created_at DESC, c.id DESC',
  price: 'c.token_cost, c.folded_slug, c.id',
  featured: 'c.is_featured DESC, c.created_at DESC, c.id DESC',
};

/** What the public may read: published characters only. */
@Injectable()
export class CharactersRepository {
  constructor(private readonly database: Database) {}

  list({ sort, limit, ...filter }: CharactersQuery): Promise<CharacterRow[]> {
    const published = publishedSql(filter, 1);
    return this.database.run<CharacterRow>(
      {
        name: `characters-list-${sort}-${published.name}`,
        // The part is cut from ids before any row is read in full; LIMIT NULL is all of them.
        text: `WITH part AS MATERIALIZED (
            SELECT c.id, row_number() OVER () AS place
              FROM (SELECT c.id ${published.text} ORDER BY ${ORDERS[sort]} LIMIT $1) c
          )
          SELECT ${CHARACTER_COLUMNS} FROM part JOIN characters c USING (id) ORDER BY part.place`,
      },
      [limit ?? null, ...published.values],
    );
  }

  /** A part of the shuffled whole: one key gives one order, and no page needs the pages before it. */
  listShuffled(
    key: bigint,
    { limit, offset }: { limit: number; offset: number },
    filter: CharactersFilter,
  ): Promise<CharacterRow[]> {
    const published = publishedSql(filter, 3);
    return this.database.run<CharacterRow>(
      {
        name: `characters-shuffled-${published.name}`,
        // The page is cut from ids and hashes before any row is read in full.
        text: `WITH page AS MATERIALIZED (
            SELECT c.id, hashint4extended(c.id, $1::bigint) AS place ${published.text}
            ORDER BY place, c.id LIMIT $2 OFFSET $3
          )
          SELECT ${CHARACTER_COLUMNS} FROM page JOIN characters c USING (id) ORDER BY page.place, c.id`,
      },
      [key.toString(), limit, offset, ...published.values],
    );
  }

  async count(filter: CharactersFilter): Promise<number> {
    const published = publishedSql(filter);
    const [row] = await this.database.run<{ total: number }>(
      {
        name: `characters-count-${published.name}`,
        text: `SELECT count(*)::integer AS total ${published.text}`,
      },
      published.values,
    );
    return row!.total;
  }

  /** The most frequent calling first, the earliest era first. */
  async listFacets(): Promise<CharacterFacetsDto> {
    const [categories, eras] = await Promise.all([
      this.database.run<FacetValue>({
        name: 'characters-categories',
        text: `SELECT c.category AS value, count(*)::integer AS count ${FROM_PUBLISHED} AND c.category <> ''
          GROUP BY c.category ORDER BY count DESC, c.category`,
      }),
      this.database.run<FacetValue>({
        name: 'characters-eras',
        text: `SELECT c.era AS value, count(*)::integer AS count ${FROM_PUBLISHED} AND c.era <> ''
          GROUP BY c.era ORDER BY min(c.born_year), c.era`,
      }),
    ]);
    return { categories, eras };
  }

  /** The exact slug wins over one that differs in diacritics only. */
  async findBySlug(slug: string, folded: string): Promise<CharacterRow | undefined> {
    const [row] = await this.database.run<CharacterRow>(
      {
        name: 'characters-by-slug',
        text: `SELECT ${CHARACTER_COLUMNS} ${FROM_PUBLISHED} AND (c.slug = $1 OR c.folded_slug = $2)
          ORDER BY c.slug <> $1, c.id LIMIT 1`,
      },
      [slug, folded],
    );
    return row;
  }

  async findById(id: number): Promise<CharacterRow | undefined> {
    const [row] = await this.database.run<CharacterRow>(
      { name: 'characters-by-id', text: `SELECT ${CHARACTER_COLUMNS} ${FROM_PUBLISHED} AND c.id = $1` },
      [id],
    );
    return row;
  }

  /** The only statement that reads a personality. */
  async findPersona(id: number): Promise<PersonaRow | undefined> {
    const [row] = await this.database.run<PersonaRow>(
      {
        name: 'characters-persona',
        text: `SELECT c.personality, c.dossier, ${CHARACTER_COLUMNS} ${FROM_PUBLISHED} AND c.id = $1`,
      },
      [id],
    );
    return row;
  }
}
