import type { EntityManager } from 'typeorm';
import { EventCharacterEntity } from './event-character.entity.js';
import { HistoricalEventEntity } from './historical-event.entity.js';

export type HistoricalEventFields = Omit<HistoricalEventEntity, 'id' | 'createdAt' | 'updatedAt'> & {
  /** Replaces the characters linked to it. */
  characterIds: number[];
};

/** Writes events with their links; `updated_at` tells the content loader that someone has edited one. */
export class HistoricalEventWritesRepository {
  /** The new id. */
  async create(manager: EntityManager, { characterIds, ...columns }: HistoricalEventFields): Promise<number> {
    const { identifiers } = await manager.insert(HistoricalEventEntity, columns);
    const id = identifiers[0]!['id'] as number;
    await this.link(manager, id, characterIds);
    return id;
  }

  async change(
    manager: EntityManager,
    id: number,
    { characterIds, ...columns }: Partial<HistoricalEventFields>,
  ): Promise<void> {
    await manager.update(HistoricalEventEntity, id, { ...columns, updatedAt: () => 'now()' });
    if (!characterIds) return;
    await manager.delete(EventCharacterEntity, { eventId: id });
    await this.link(manager, id, characterIds);
  }

  private async link(manager: EntityManager, eventId: number, characterIds: number[]): Promise<void> {
    if (characterIds.length === 0) return;
    await manager.insert(
      EventCharacterEntity,
      characterIds.map((characterId) => ({ eventId, characterId })),
    );
  }
}
