import { Injectable } from '@nestjs/common';
import { Database } from '@parley/kit/database/database';
import { type AccountRow, PROFILE_COLUMNS } from '../accounts/account.row.js';

export interface AccessTokenRow {
  id: string;
  name: string;
  ending: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
}

export interface NewAccessToken {
  id: string;
  name: string;
  ending: string;
  hash: string;
  expiresInDays: number;
}

const COLUMNS = `
  id, name, ending, created_at AS "createdAt", expires_at AS "expiresAt", last_used_at AS "lastUsedAt"`;

/** Its owner, noting the use: once a minute is exact enough, and no write for every request. */
const RESOLVE = `
WITH token AS (
  SELECT id, account_id, last_used_at FROM access_tokens WHERE hash = $1 AND expires_at > now()
), used AS (
  UPDATE access_tokens SET last_used_at = now()
  WHERE id = (SELECT id FROM token WHERE last_used_at IS NULL OR last_used_at < now() - interval '1 minute')
)
SELECT ${PROFILE_COLUMNS}, a.tokens FROM token t JOIN accounts a ON a.id = t.account_id AND a.deleted_at IS NULL`;

@Injectable()
export class AccessTokensRepository {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  async list(accountId: string): Promise<AccessTokenRow[]> {
    return this.database.run<AccessTokenRow & Record<string, unknown>>(
      {
        name: 'access-tokens-list',
        text: `SELECT ${COLUMNS} FROM access_tokens WHERE account_id = $1 ORDER BY id DESC`,
      },
      [accountId],
    );
  }

  /** 'no-account', or 'too-many' when `limit` are there already; those that have expired make room. */
  async create(
    accountId: string,
    token: NewAccessToken,
    limit: number,
  ): Promise<AccessTokenRow | 'no-account' | 'too-many'> {
    return this.database.dataSource.transaction(async (manager) => {
      // A statement of its own: the count must know what was made while this one waited.
      const accounts = (await manager.query(
        'SELECT FROM accounts WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE',
        [accountId],
      )) as object[];
      if (accounts.length === 0) return 'no-account';
      await manager.query('DELETE FROM access_tokens WHERE account_id = $1 AND expires_at <= now()', [
        accountId,
      ]);
      const [made] = (await manager.query(
        `INSERT INTO access_tokens (id, account_id, name, ending, hash, expires_at)
         SELECT $1, $2, $3, $4, $5, now() + make_interval(days => $6)
         WHERE (SELECT count(*) FROM access_tokens WHERE account_id = $2) < $7
         RETURNING ${COLUMNS}`,
        [token.id, accountId, token.name, token.ending, token.hash, token.expiresInDays, limit],
      )) as AccessTokenRow[];
      return made ?? 'too-many';
    });
  }

  /** False when the account has no such token. */
  async delete(accountId: string, id: string): Promise<boolean> {
    const deleted = await this.database.run(
      {
        name: 'access-token-delete',
        text: 'DELETE FROM access_tokens WHERE id = $1 AND account_id = $2 RETURNING id',
      },
      [id, accountId],
    );
    return deleted.length > 0;
  }

  async resolve(hash: string): Promise<AccountRow | null> {
    const [owner] = await this.database.run<AccountRow & Record<string, unknown>>(
      { name: 'access-token-resolve', text: RESOLVE },
      [hash],
    );
    return owner ?? null;
  }
}
