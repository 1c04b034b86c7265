import type { MigrationClass } from '@parley/kit/database/migrate';
import { MessagingTables1000000000000 } from '@parley/kit/messaging/messaging-tables';
import { IdentityTables1795219200000 } from './migrations/1795219200000-identity-tables.js';

/** All migrations of the service, oldest first. */
export const MIGRATIONS: MigrationClass[] = [MessagingTables1000000000000, IdentityTables1795219200000];
