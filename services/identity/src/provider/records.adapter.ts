import { type Adapter, type AdapterFactory, errors } from 'oidc-provider';
import type { RecordPayload, RecordsRepository } from './records.repository.js';

/** Far longer than anything lives here; the provider names a lifetime for all that is stored. */
const FALLBACK_SECONDS = 24 * 3600;

/** The provider's storage on PostgreSQL: what one replica has stored all others know, also after a restart. */
export function recordsAdapter(records: RecordsRepository): AdapterFactory {
  return (kind: string): Adapter => ({
    upsert: (id, payload, expiresIn = FALLBACK_SECONDS) =>
      records.save(kind, id, payload as RecordPayload, expiresIn),
    find: (id) => records.find(kind, id),
    findByUid: (uid) => records.findByUid(kind, uid),
    // Codes for devices are not offered.
    findByUserCode: () => Promise.resolve(undefined),
    consume: async (id) => {
      if (!(await records.consume(kind, id))) throw new errors.InvalidGrant('it was consumed already');
    },
    destroy: (id) => records.destroy(kind, id),
    revokeByGrantId: (grantId) => records.destroyOfGrant(kind, grantId),
  });
}
