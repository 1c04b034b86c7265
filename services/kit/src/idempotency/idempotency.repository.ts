import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';

export interface KeyOwner {
  caller: string;
  route: string;
  key: string;
}

export interface StoredAnswer {
  payloadHash: string;
  /** Null while the first request is being worked on. */
  status: number | null;
  answer: unknown;
}

/** A first request that never ended (its process died) stops blocking its key after this long. */
const ABANDONED_AFTER = '2 minutes';
const KEPT_FOR = '24 hours';

@Injectable()
export class IdempotencyRepository {
  constructor(private readonly database: Database) {}

  /** Null when the key is now the caller's to work on, else what is known of it. */
  async begin({ caller, route, key }: KeyOwner, payloadHash: string): Promise<StoredAnswer | null> {
    const begun = await this.database.run(
      {
        name: 'idempotency-begin',
        text: `INSERT INTO idempotency_keys AS k (caller, route, key, payload_hash) VALUES ($1, $2, $3, $4)
          ON CONFLICT (caller, route, key) DO UPDATE
            SET payload_hash = excluded.payload_hash, status = NULL, answer = NULL, created_at = now()
            WHERE k.created_at < now() - interval '${KEPT_FOR}'
               OR (k.status IS NULL AND k.created_at < now() - interval '${ABANDONED_AFTER}')
          RETURNING key`,
      },
      [caller, route, key, payloadHash],
    );
    if (begun.length > 0) return null;
    const [known] = await this.database.run<{ payloadHash: string; status: number | null; answer: unknown }>(
      {
        name: 'idempotency-read',
        text: `SELECT payload_hash AS "payloadHash", status, answer FROM idempotency_keys
          WHERE caller = $1 AND route = $2 AND key = $3`,
      },
      [caller, route, key],
    );
    return known ?? this.begin({ caller, route, key }, payloadHash);
  }

  async complete({ caller, route, key }: KeyOwner, status: number, answer: unknown): Promise<void> {
    await this.database.run(
      {
        name: 'idempotency-complete',
        text: 'UPDATE idempotency_keys SET status = $4, answer = $5 WHERE caller = $1 AND route = $2 AND key = $3',
      },
      [caller, route, key, status, JSON.stringify(answer ?? null)],
    );
  }

  /** A failed request leaves no trace: its key may be tried again. */
  async forget({ caller, route, key }: KeyOwner): Promise<void> {
    await this.database.run(
      {
        name: 'idempotency-forget',
        text: 'DELETE FROM idempotency_keys WHERE caller = $1 AND route = $2 AND key = $3 AND status IS NULL',
      },
      [caller, route, key],
    );
  }

  async purge(): Promise<void> {
    await this.database.run({
      name: 'idempotency-purge',
      text: `DELETE FROM idempotency_keys WHERE created_at < now() - interval '${KEPT_FOR}'`,
    });
  }
}
