import { Injectable } from '@nestjs/common';
import { Database } from '@parley/kit/database/database';
import { CHARACTER_COLUMNS, type CharacterRow, type PersonaRow } from './character.row.js';

const FROM_PUBLISHED = `FROM characters c WHERE c.status = 'PUBLISHED'`;

/** What the public may read: published characters only. */
@Injectable()
export class CharactersRepository {
  constructor(private readonly database: Database) {}

  /** By name, whatever the accents. */
  list(): Promise<CharacterRow[]> {
    return this.database.run<CharacterRow>({
      name: 'characters-list',
      text: `SELECT ${CHARACTER_COLUMNS} ${FROM_PUBLISHED} ORDER BY c.folded_slug, c.id`,
    });
  }

  /** A part of the shuffled whole: one key gives one order, and no page needs the pages before it. */
  listShuffled(key: bigint, { limit, offset }: { limit: number; offset: number }): Promise<CharacterRow[]> {
    return this.database.run<CharacterRow>(
      {
        name: 'characters-shuffled',
        // The page is cut from ids and hashes before any row is read in full.
        text: `WITH page AS MATERIALIZED (
            SELECT c.id, hashint4extended(c.id, $1::bigint) AS place ${FROM_PUBLISHED}
            ORDER BY place, c.id LIMIT $2 OFFSET $3
          )
          SELECT ${CHARACTER_COLUMNS} FROM page JOIN characters c USING (id) ORDER BY page.place, c.id`,
      },
      [key.toString(), limit, offset],
    );
  }

  async count(): Promise<number> {
    const [row] = await this.database.run<{ total: number }>({
      name: 'characters-count',
      text: `SELECT count(*)::integer AS total ${FROM_PUBLISHED}`,
    });
    return row!.total;
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
