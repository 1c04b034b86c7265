import type { EntityManager } from 'typeorm';
import { CollectionEntity } from './collection.entity.js';

type CollectionFields = Pick<CollectionEntity, 'name' | 'description' | 'position'>;

/** Writes collections; `updated_at` tells the content loader that someone has edited one. */
export class CollectionWritesRepository {
  /** The new id. */
  async create(manager: EntityManager, fields: CollectionFields): Promise<number> {
    const { identifiers } = await manager.insert(CollectionEntity, fields);
    return identifiers[0]!['id'] as number;
  }

  async change(manager: EntityManager, id: number, fields: Partial<CollectionFields>): Promise<void> {
    await manager.update(CollectionEntity, id, { ...fields, updatedAt: () => 'now()' });
  }
}
