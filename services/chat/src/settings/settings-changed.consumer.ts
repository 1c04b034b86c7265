import { Injectable } from '@nestjs/common';
import { settingsChanged, type SettingsChanged } from '@parley/contracts/wallet/wallet.events';
import { ConsumesEvent } from '@parley/kit/messaging/handlers';
import type { EntityManager } from 'typeorm';

@Injectable()
export class SettingsChangedConsumer {
  /** Events may arrive out of order: an older version changes nothing. */
  @ConsumesEvent(settingsChanged)
  async keep({ version, anonymousMessageLimit }: SettingsChanged, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO settings AS s (version, anonymous_message_limit) VALUES ($1, $2)
       ON CONFLICT (is_only) DO UPDATE
         SET version = excluded.version, anonymous_message_limit = excluded.anonymous_message_limit
         WHERE s.version < excluded.version`,
      [version, anonymousMessageLimit],
    );
  }
}
