import type { PublicationStatus } from '@parley/contracts/catalog/character';
import { foldedSlug, slugOf } from '@parley/contracts/text/slug';
import type { TestDatabase } from '@parley/kit/testing/test-database';

/** Stands in every personality written here: it must not turn up in a public answer. */
export const SECRET = 'never-in-public';

const DOSSIER = { places: ['Rome'], languages: ['Latin'], voice: {}, facts: [], quotations: [] };

interface CharacterSample {
  name: string;
  status?: PublicationStatus;
  tokenCost?: number;
  isFeatured?: boolean;
  era?: string;
  category?: string;
  /** ISO 8601; now without it. */
  createdAt?: string;
  collectionIds?: number[];
  eventIds?: number[];
}

/** Puts rows into the tables as an administrator might leave them. Each returns the new id. */
export class SampleRows {
  constructor(private readonly database: TestDatabase) {}

  async character(sample: CharacterSample): Promise<number> {
    const { name, status = 'PUBLISHED', tokenCost = 0, collectionIds = [], eventIds = [] } = sample;
    const { isFeatured = false, era = 'Antiquity', category = '', createdAt = null } = sample;
    const slug = slugOf(name);
    const id = await this.insert(
      `INSERT INTO characters (slug, folded_slug, name, description, personality, era, status, token_cost,
         born_year, died_year, dossier, is_featured, category, created_at)
       VALUES ($1, $2, $3, 'A sample', '${SECRET}', $4, $5, $6, -63, 14, $7, $8, $9, COALESCE($10, now()))
       RETURNING id`,
      [
        slug,
        foldedSlug(slug),
        name,
        era,
        status,
        tokenCost,
        JSON.stringify(DOSSIER),
        isFeatured,
        category,
        createdAt,
      ],
    );
    for (const collectionId of collectionIds)
      await this.database.query('INSERT INTO character_collections VALUES ($1, $2)', [id, collectionId]);
    for (const eventId of eventIds)
      await this.database.query('INSERT INTO event_characters VALUES ($1, $2)', [eventId, id]);
    return id;
  }

  collection(name: string, position: number): Promise<number> {
    return this.insert(
      `INSERT INTO collections (name, description, position) VALUES ($1, 'A sample', $2) RETURNING id`,
      [name, position],
    );
  }

  event(
    title: string,
    date: [year: number, month: number, day: number],
    status = 'PUBLISHED',
  ): Promise<number> {
    return this.insert(
      `INSERT INTO events (title, description, year, month, day, status)
       VALUES ($1, 'A sample', $2, $3, $4, $5) RETURNING id`,
      [title, ...date, status],
    );
  }

  private async insert(sql: string, values: unknown[]): Promise<number> {
    const [row] = await this.database.query<{ id: number }>(sql, values);
    return row!.id;
  }
}
