import type { EntityManager } from 'typeorm';
import type { ContentKind } from './loaded-content.entity.js';

const TABLES: Record<ContentKind, string> = {
  collection: 'collections',
  character: 'characters',
  event: 'events',
};

interface LoadedItem {
  hash: string;
  entityId: number;
}

/** The loader's own memory; every call belongs to the loader's transaction. */
export class LoadedContentRepository {
  constructor(private readonly manager: EntityManager) {}

  /** Loaders that start together take turns; the second finds everything loaded. */
  async lock(): Promise<void> {
    await this.manager.query(`SELECT pg_advisory_xact_lock(hashtext('catalog.content'))`);
  }

  /** By key. */
  async findAll(kind: ContentKind): Promise<Map<string, LoadedItem>> {
    const rows = (await this.manager.query(
      'SELECT key, hash, entity_id AS "entityId" FROM loaded_content WHERE kind = $1',
      [kind],
    )) as ({ key: string } & LoadedItem)[];
    return new Map(rows.map(({ key, ...item }) => [key, item]));
  }

  /** The ids of the entities that still exist, by key. */
  async findIds(kind: ContentKind): Promise<Map<string, number>> {
    const rows = (await this.manager.query(
      `SELECT l.key, e.id FROM loaded_content l JOIN ${TABLES[kind]} e ON e.id = l.entity_id WHERE l.kind = $1`,
      [kind],
    )) as { key: string; id: number }[];
    return new Map(rows.map(({ key, id }) => [key, id]));
  }

  /**
   * Whether the entity exists and is as it was loaded. Equal times, not later ones: an edit whose
   * transaction began before the load and committed after it has an earlier time. The row is locked,
   * so that no edit comes between this look and the update.
   */
  async isUntouched(kind: ContentKind, key: string): Promise<boolean> {
    const rows = (await this.manager.query(
      `SELECT e.id FROM loaded_content l
         JOIN ${TABLES[kind]} e ON e.id = l.entity_id AND e.updated_at = l.loaded_at
        WHERE l.kind = $1 AND l.key = $2 FOR UPDATE OF e`,
      [kind, key],
    )) as unknown[];
    return rows.length > 0;
  }

  /** `loaded_at` and the entity's `updated_at` are equal: `now()` is the transaction's in both. */
  async record(kind: ContentKind, key: string, { hash, entityId }: LoadedItem): Promise<void> {
    await this.manager.query(
      `INSERT INTO loaded_content (kind, key, hash, entity_id) VALUES ($1, $2, $3, $4)
       ON CONFLICT (kind, key) DO UPDATE SET hash = excluded.hash, loaded_at = now()`,
      [kind, key, hash, entityId],
    );
  }
}
