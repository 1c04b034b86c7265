import type { MigrationClass } from '@parley/kit/database/migrate';
import { MessagingTables1000000000000 } from '@parley/kit/messaging/messaging-tables';
import { WalletTables1795305600000 } from './migrations/1795305600000-wallet-tables.js';

/** All migrations of the service, oldest first. */
export const MIGRATIONS: MigrationClass[] = [MessagingTables1000000000000, WalletTables1795305600000];
