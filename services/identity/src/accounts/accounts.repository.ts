import { Injectable } from '@nestjs/common';
import { isUuid } from '@parley/contracts/text/well-formed';
import { Database } from '@parley/kit/database/database';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { AccountRow, NewAccount } from './account.row.js';

const COLUMNS = `id, email, email_verified AS "emailVerified", password_hash AS "passwordHash",
  first_name AS "firstName", last_name AS "lastName"`;

@Injectable()
export class AccountsRepository {
  constructor(private readonly database: Database) {}

  async findByEmail(email: string): Promise<AccountRow | undefined> {
    const text = `SELECT ${COLUMNS} FROM accounts WHERE email = $1`;
    return (await this.database.run<AccountRow>({ name: 'account-by-email', text }, [email]))[0];
  }

  async findById(id: string): Promise<AccountRow | undefined> {
    if (!isUuid(id)) return undefined;
    const text = `SELECT ${COLUMNS} FROM accounts WHERE id = $1`;
    return (await this.database.run<AccountRow>({ name: 'account-by-id', text }, [id]))[0];
  }

  /** Undefined when the address is taken, also by somebody who was quicker. */
  async create(account: NewAccount): Promise<AccountRow | undefined> {
    const { email, emailVerified, passwordHash, firstName, lastName } = account;
    const text = `INSERT INTO accounts (id, email, email_verified, password_hash, first_name, last_name)
      VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (email) DO NOTHING RETURNING ${COLUMNS}`;
    const values = [uuidv7(), email, emailVerified, passwordHash, firstName, lastName];
    return (await this.database.run<AccountRow>({ name: 'account-create', text }, values))[0];
  }

  /** Stores the same password at other costs, unless it was changed meanwhile. */
  async renewHash(id: string, from: string, to: string): Promise<void> {
    const text = 'UPDATE accounts SET password_hash = $3 WHERE id = $1 AND password_hash = $2';
    await this.database.run({ name: 'account-renew-hash', text }, [id, from, to]);
  }

  /** With the lock held, replicas that start together make one administrator. */
  withLock<T>(name: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`parley.identity.${name}`]);
      return work(manager);
    });
  }

  /** A new password ends every session that the old one had opened. */
  async changePassword(manager: EntityManager, id: string, passwordHash: string): Promise<void> {
    await manager.query('UPDATE accounts SET password_hash = $2 WHERE id = $1', [id, passwordHash]);
    await this.endSessions(manager, id);
  }

  /** The credentials, and with them all sessions, grants, codes and tokens. */
  async delete(manager: EntityManager, id: string): Promise<void> {
    if (isUuid(id)) await manager.query('DELETE FROM accounts WHERE id = $1', [id]);
    await this.endSessions(manager, id);
  }

  async insert(manager: EntityManager, account: NewAccount): Promise<void> {
    const { email, emailVerified, passwordHash, firstName, lastName } = account;
    await manager.query(
      `INSERT INTO accounts (id, email, email_verified, password_hash, first_name, last_name)
        VALUES ($1, $2, $3, $4, $5, $6)`,
      [uuidv7(), email, emailVerified, passwordHash, firstName, lastName],
    );
  }

  private async endSessions(manager: EntityManager, accountId: string): Promise<void> {
    await manager.query('DELETE FROM provider_records WHERE account_id = $1', [accountId]);
  }
}
