import { Injectable } from '@nestjs/common';
import { Database } from '@parley/kit/database/database';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';

const ALGORITHM = 'RS256';

@Injectable()
export class SigningKeysRepository {
  constructor(private readonly database: Database) {}

  /**
   * The private keys that tokens are signed with, the newest first: it signs, older ones are still published. The
   * first is made by whichever replica comes first, under a lock; it then outlives every process.
   */
  async readOrMake(): Promise<JWK[]> {
    return this.database.dataSource.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(hashtext('parley.identity.signing-keys'))`);
      const rows = (await manager.query('SELECT jwk FROM signing_keys ORDER BY created_at DESC, id')) as {
        jwk: JWK;
      }[];
      if (rows.length > 0) return rows.map(({ jwk }) => jwk);
      const jwk = await makeKey();
      await manager.query('INSERT INTO signing_keys (id, jwk) VALUES ($1, $2)', [
        jwk.kid,
        JSON.stringify(jwk),
      ]);
      return [jwk];
    });
  }
}

async function makeKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true, modulusLength: 2048 });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: ALGORITHM, use: 'sig' };
}
