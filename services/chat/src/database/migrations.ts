import type { MigrationClass } from '@parley/kit/database/migrate';
import { MessagingTables1000000000000 } from '@parley/kit/messaging/messaging-tables';
import { ChatTables1795132800000 } from './migrations/1795132800000-chat-tables.js';
import { Accounts1795219200000 } from './migrations/1795219200000-accounts.js';
import { DeletedAccounts1795392000000 } from './migrations/1795392000000-deleted-accounts.js';

/** All migrations of the service, oldest first. */
export const MIGRATIONS: MigrationClass[] = [
  MessagingTables1000000000000,
  ChatTables1795132800000,
  Accounts1795219200000,
  DeletedAccounts1795392000000,
];
