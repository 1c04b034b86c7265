import { Injectable } from '@nestjs/common';
import { Database } from '@parley/kit/database/database';
import type { EntityManager } from 'typeorm';

/** What characters cost, kept here so that a price is read in the transaction that takes it. */
@Injectable()
export class CharactersRepository {
  constructor(private readonly database: Database) {}

  /** Until the transaction's end, nobody else learns anew what the character costs. */
  async lock(manager: EntityManager, characterId: number): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('wallet.characters'), $1)`, [characterId]);
  }

  /** @param price null when the character is not published */
  async save(manager: EntityManager, characterId: number, price: number | null): Promise<void> {
    await manager.query(
      `INSERT INTO characters (id, token_cost, is_published) VALUES ($1, COALESCE($2::integer, 0), $2 IS NOT NULL)
       ON CONFLICT (id) DO UPDATE SET is_published = excluded.is_published, token_cost = excluded.token_cost`,
      [characterId, price],
    );
  }

  /** The events know better than an answer that may be older than they are. */
  async addIfNew(characterId: number, price: number): Promise<void> {
    await this.database.run(
      {
        name: 'character-add',
        text: 'INSERT INTO characters (id, token_cost, is_published) VALUES ($1, $2, true) ON CONFLICT DO NOTHING',
      },
      [characterId, price],
    );
  }
}
