import { Injectable } from '@nestjs/common';
import type { ChatCharacterDto } from '@parley/contracts/chat/session';
import { Database } from '@parley/kit/database/database';
import { v7 as uuidv7 } from 'uuid';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import type { Caller } from '../caller/caller.js';
import { CharactersRepository } from '../characters/characters.repository.js';
import { SESSION_COLUMNS, type SessionRow } from './session.row.js';
import { DELETE_SESSION, SESSIONS, statementsOf } from './session.statements.js';

@Injectable()
export class SessionsRepository {
  constructor(
    private readonly database: Database,
    private readonly characters: CharactersRepository,
    private readonly accounts: AccountsRepository,
  ) {}

  async findOwned(id: string, { userId, anonymousId }: Caller): Promise<SessionRow | null> {
    const [row] = await this.database.run<SessionRow>(
      {
        name: 'session-owned',
        text: `SELECT ${SESSION_COLUMNS} FROM ${SESSIONS}
          WHERE s.id = $1 AND (s.user_id = $2 OR s.anonymous_id = $3)`,
      },
      [id, userId, anonymousId],
    );
    return row ?? null;
  }

  async exists(id: string): Promise<boolean> {
    const rows = await this.database.run(
      { name: 'session-exists', text: 'SELECT FROM sessions WHERE id = $1' },
      [id],
    );
    return rows.length > 0;
  }

  /** Newest first, at most 200. */
  async listOwned(caller: Caller): Promise<SessionRow[]> {
    const { statements, owner } = statementsOf(caller);
    return this.database.run<SessionRow>(statements.list, [owner]);
  }

  /** The caller's newest session with the character, if nothing was said in it. */
  async findEmpty(characterId: number, caller: Caller): Promise<SessionRow | null> {
    const { statements, owner } = statementsOf(caller);
    const [newest] = await this.database.run<SessionRow>(statements.newest, [owner, characterId]);
    return newest?.messageCount === 0 ? newest : null;
  }

  /** Activity orders the list, a name is none: `updated_at` stays. False when there is no such session. */
  async rename(id: string, { userId, anonymousId }: Caller, title: string): Promise<boolean> {
    const renamed = await this.database.run(
      {
        name: 'session-rename',
        text: `UPDATE sessions SET title = $4, title_source = 'user'
          WHERE id = $1 AND (user_id = $2 OR anonymous_id = $3) RETURNING id`,
      },
      [id, userId, anonymousId, title],
    );
    return renamed.length > 0;
  }

  /**
   * Null when another request of the same caller created an untouched one at the same time; 401 for a
   * deleted account. Read in the same statement: after the commit, its deletion may have come already.
   */
  async create(
    character: Omit<ChatCharacterDto, 'hasLeft'> & { tokenCost: number },
    { userId, anonymousId }: Caller,
  ): Promise<SessionRow | null> {
    const { tokenCost, ...shown } = character;
    return this.database.dataSource.transaction(async (manager) => {
      if (userId) await this.accounts.requireThere(manager, userId);
      await this.characters.addIfNew(manager, { id: character.id, tokenCost });
      if (anonymousId) {
        await manager.query('INSERT INTO allowances (anonymous_id) VALUES ($1) ON CONFLICT DO NOTHING', [
          anonymousId,
        ]);
      }
      const created = (await manager.query(
        `WITH s AS (
          INSERT INTO sessions (id, character_id, character, user_id, anonymous_id, title)
          VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING *
        ) SELECT ${SESSION_COLUMNS} FROM s JOIN characters c ON c.id = s.character_id`,
        [
          uuidv7(),
          character.id,
          JSON.stringify(shown),
          userId,
          anonymousId,
          `Conversation with ${character.name}`,
        ],
      )) as SessionRow[];
      return created[0] ?? null;
    });
  }

  /**
   * Removes an owned session with all it holds and gives a held message back; undefined when there
   * is none. Two statements, as in a reset.
   */
  async delete(
    id: string,
    { userId, anonymousId }: Caller,
  ): Promise<{ pendingTurnId: string | null } | undefined> {
    return this.database.dataSource.transaction(async (manager) => {
      const owned = [id, userId, anonymousId];
      await manager.query(
        'SELECT FROM sessions WHERE id = $1 AND (user_id = $2 OR anonymous_id = $3) FOR UPDATE',
        owned,
      );
      const [rows] = (await manager.query(DELETE_SESSION, owned)) as [
        { pendingTurnId: string | null }[],
        number,
      ];
      return rows[0];
    });
  }
}
