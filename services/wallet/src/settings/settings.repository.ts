import { Injectable } from '@nestjs/common';
import type { SettingsDto } from '@parley/contracts/wallet/wallet';
import { settingsChanged } from '@parley/contracts/wallet/wallet.events';
import type { SettingsRequest } from '@parley/contracts/wallet/wallet.requests';
import { Database } from '@parley/kit/database/database';
import { Outbox } from '@parley/kit/messaging/outbox';
import { WalletEnv } from '../env.js';

/** Nothing is kept in memory: statements read the row, so that a change holds on every replica at once. */
@Injectable()
export class SettingsRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly env: WalletEnv,
  ) {}

  async read(): Promise<SettingsDto> {
    const [row] = await this.database.run<SettingsDto & Record<string, unknown>>(
      {
        name: 'settings-read',
        text: `SELECT token_amount AS "tokenAmount", cooldown_minutes AS "cooldownMinutes",
            COALESCE(anonymous_message_limit, $1) AS "anonymousMessageLimit"
          FROM settings`,
      },
      [this.env.ANONYMOUS_MESSAGE_LIMIT],
    );
    return row!;
  }

  /** What is absent stays as it is, but from now on as it is here: chat is told, and keeps it too. */
  async change({
    tokenAmount,
    cooldownMinutes,
    anonymousMessageLimit,
  }: SettingsRequest): Promise<SettingsDto> {
    const settings = await this.database.dataSource.transaction(async (manager) => {
      const [rows] = (await manager.query(
        `UPDATE settings SET version = version + 1, token_amount = COALESCE($1, token_amount),
           cooldown_minutes = COALESCE($2, cooldown_minutes),
           anonymous_message_limit = COALESCE($3, anonymous_message_limit, $4)
         RETURNING version, token_amount AS "tokenAmount", cooldown_minutes AS "cooldownMinutes",
           anonymous_message_limit AS "anonymousMessageLimit"`,
        [
          tokenAmount ?? null,
          cooldownMinutes ?? null,
          anonymousMessageLimit ?? null,
          this.env.ANONYMOUS_MESSAGE_LIMIT,
        ],
      )) as [(SettingsDto & { version: number })[], number];
      const { version, ...changed } = rows[0]!;
      const { anonymousMessageLimit: limit } = changed;
      await this.outbox.add(manager, settingsChanged, { version, anonymousMessageLimit: limit });
      return changed;
    });
    this.outbox.wake();
    return settings;
  }
}
