import { characterChanged } from '@parley/contracts/catalog/catalog.events';
import { foldedSlug, slugOf } from '@parley/contracts/text/slug';
import { addToOutbox } from '@parley/kit/messaging/outbox-row';
import type { EntityManager } from 'typeorm';
import { CharacterCollectionEntity } from '../collections/character-collection.entity.js';
import { CharacterEntity } from './character.entity.js';
import { freeSlug } from './slug.rules.js';

/** What can be written of a character; the slug follows from the name. */
export type CharacterFields = Omit<
  CharacterEntity,
  'id' | 'slug' | 'foldedSlug' | 'createdAt' | 'updatedAt'
> & {
  /** Replaces the collections it is in. */
  collectionIds: number[];
};

/**
 * The one way to write a character: its row, its links and the fact for other services, in the
 * caller's transaction. `updated_at` tells the content loader that someone has edited it.
 */
export class CharacterWritesRepository {
  /** The new id. Each `createdAfterMs` of one transaction gives a place of its own among the newest. */
  async create(
    manager: EntityManager,
    { collectionIds, ...columns }: CharacterFields,
    createdAfterMs = 0,
  ): Promise<number> {
    const { identifiers } = await manager.insert(CharacterEntity, {
      ...columns,
      ...(await this.slugsFor(manager, columns.name)),
      createdAt: () => `now() + interval '${createdAfterMs} milliseconds'`,
    });
    const id = identifiers[0]!['id'] as number;
    await this.link(manager, id, collectionIds);
    await addToOutbox(manager, characterChanged, { characterId: id });
    return id;
  }

  async change(
    manager: EntityManager,
    id: number,
    { collectionIds, ...columns }: Partial<CharacterFields>,
  ): Promise<void> {
    const slugs = columns.name === undefined ? {} : await this.slugsFor(manager, columns.name, id);
    await manager.update(CharacterEntity, id, { ...columns, ...slugs, updatedAt: () => 'now()' });
    if (collectionIds) {
      await manager.delete(CharacterCollectionEntity, { characterId: id });
      await this.link(manager, id, collectionIds);
    }
    await addToOutbox(manager, characterChanged, { characterId: id });
  }

  private async slugsFor(
    manager: EntityManager,
    name: string,
    ownId = 0,
  ): Promise<Pick<CharacterEntity, 'slug' | 'foldedSlug'>> {
    const wanted = slugOf(name);
    // Two that ask for one slug at the same time wait for each other instead of failing.
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('catalog.slugs'))`);
    const taken = (await manager.query(
      'SELECT id, slug FROM characters WHERE slug = $1 OR starts_with(slug, $2)',
      [wanted, `${wanted}-`],
    )) as { id: number; slug: string }[];
    const own = taken.find((row) => row.id === ownId)?.slug;
    const others = taken.filter((row) => row.id !== ownId).map((row) => row.slug);
    const slug = freeSlug(wanted, own, others);
    return { slug, foldedSlug: foldedSlug(slug) };
  }

  private async link(manager: EntityManager, characterId: number, collectionIds: number[]): Promise<void> {
    if (collectionIds.length === 0) return;
    await manager.insert(
      CharacterCollectionEntity,
      collectionIds.map((collectionId) => ({ characterId, collectionId })),
    );
  }
}
