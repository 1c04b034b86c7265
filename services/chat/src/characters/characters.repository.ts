import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What opening a turn must know of a character, kept here so that it needs no call to the catalog. */
@Injectable()
export class CharactersRepository {
  async save(manager: EntityManager, character: { id: number; tokenCost: number }): Promise<void> {
    await manager.query(
      `INSERT INTO characters AS c (id, is_published, token_cost) VALUES ($1, true, $2)
       ON CONFLICT (id) DO UPDATE SET is_published = true, token_cost = excluded.token_cost
         WHERE (c.is_published, c.token_cost) IS DISTINCT FROM (true, excluded.token_cost)`,
      [character.id, character.tokenCost],
    );
  }

  /** A session may be made from a persona that was cached before it changed: the events know better. */
  async addIfNew(manager: EntityManager, character: { id: number; tokenCost: number }): Promise<void> {
    await manager.query(
      'INSERT INTO characters (id, is_published, token_cost) VALUES ($1, true, $2) ON CONFLICT DO NOTHING',
      [character.id, character.tokenCost],
    );
  }

  async markAsLeft(manager: EntityManager, characterId: number): Promise<void> {
    await manager.query(
      `INSERT INTO characters (id, is_published, token_cost) VALUES ($1, false, 0)
       ON CONFLICT (id) DO UPDATE SET is_published = false`,
      [characterId],
    );
  }
}
