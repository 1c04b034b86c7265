import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '@parley/kit/database/database';

/** What the provider stores under an id, as it hands it over. */
export interface RecordPayload {
  jti?: string;
  uid?: string;
  grantId?: string;
  accountId?: string;
  session?: { accountId?: string; cookie?: string };
  /** Of a code that was exchanged: when, in seconds. */
  consumed?: unknown;
  [key: string]: unknown;
}

interface RecordRow {
  payload: RecordPayload;
  consumedAt: number | null;
}

const PURGE_BATCH = 1_000;

const digest = (id: string): Buffer => createHash('sha256').update(id).digest();

const FOUND = `SELECT payload, extract(epoch FROM consumed_at)::int AS "consumedAt"
  FROM provider_records WHERE kind = $1 AND expires_at > now()`;

/**
 * Sessions, interactions, grants, codes and tokens of the provider. The id of most is a secret that a cookie or a
 * client holds, so that only its SHA-256 is kept: who reads the table can impersonate nobody.
 */
@Injectable()
export class RecordsRepository {
  constructor(private readonly database: Database) {}

  async save(kind: string, id: string, payload: RecordPayload, seconds: number): Promise<void> {
    const { jti: _id, ...kept } = payload;
    if (kept.session) {
      const { cookie: _cookie, ...session } = kept.session;
      kept.session = session;
    }
    const text = `INSERT INTO provider_records (kind, id_hash, payload, uid, grant_id, account_id, expires_at)
      VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
      ON CONFLICT (kind, id_hash) DO UPDATE SET payload = excluded.payload, uid = excluded.uid,
        grant_id = excluded.grant_id, account_id = excluded.account_id, expires_at = excluded.expires_at`;
    const { uid, grantId, accountId } = payload;
    await this.database.run({ name: 'record-save', text }, [
      kind,
      digest(id),
      JSON.stringify(kept),
      uid ?? null,
      grantId ?? null,
      accountId ?? payload.session?.accountId ?? null,
      seconds,
    ]);
  }

  async find(kind: string, id: string): Promise<RecordPayload | undefined> {
    const statement = { name: 'record-find', text: `${FOUND} AND id_hash = $2` };
    const [row] = await this.database.run<RecordRow>(statement, [kind, digest(id)]);
    return row && { ...payloadOf(row), jti: id };
  }

  /** A session by the name that others know it by, without its id. */
  async findByUid(kind: string, uid: string): Promise<RecordPayload | undefined> {
    const statement = { name: 'record-find-by-uid', text: `${FOUND} AND uid = $2` };
    const [row] = await this.database.run<RecordRow>(statement, [kind, uid]);
    return row && payloadOf(row);
  }

  /** False when somebody else was quicker: of two that bring the same code one gets the tokens. */
  async consume(kind: string, id: string): Promise<boolean> {
    const text = `UPDATE provider_records SET consumed_at = now()
      WHERE kind = $1 AND id_hash = $2 AND consumed_at IS NULL RETURNING kind`;
    return (await this.database.run({ name: 'record-consume', text }, [kind, digest(id)])).length > 0;
  }

  async destroy(kind: string, id: string): Promise<void> {
    const text = 'DELETE FROM provider_records WHERE kind = $1 AND id_hash = $2';
    await this.database.run({ name: 'record-destroy', text }, [kind, digest(id)]);
  }

  async destroyOfGrant(kind: string, grantId: string): Promise<void> {
    const text = 'DELETE FROM provider_records WHERE kind = $1 AND grant_id = $2';
    await this.database.run({ name: 'record-destroy-of-grant', text }, [kind, grantId]);
  }

  /** Deletes what has expired, in batches that hold no lock for long; replicas share the work. */
  async purge(): Promise<void> {
    const text = `DELETE FROM provider_records WHERE (kind, id_hash) IN (
      SELECT kind, id_hash FROM provider_records WHERE expires_at < now()
      ORDER BY expires_at LIMIT ${PURGE_BATCH} FOR UPDATE SKIP LOCKED) RETURNING kind`;
    while ((await this.database.run({ name: 'record-purge', text })).length === PURGE_BATCH);
  }
}

function payloadOf({ payload, consumedAt }: RecordRow): RecordPayload {
  return consumedAt === null ? payload : { ...payload, consumed: consumedAt };
}
