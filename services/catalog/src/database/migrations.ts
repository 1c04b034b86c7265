import type { MigrationClass } from '@parley/kit/database/migrate';
import { MessagingTables1000000000000 } from '@parley/kit/messaging/messaging-tables';
import { CatalogTables1795132800000 } from './migrations/1795132800000-catalog-tables.js';
import { CatalogOrders1795219200000 } from './migrations/1795219200000-catalog-orders.js';

/** All migrations of the service, oldest first. */
export const MIGRATIONS: MigrationClass[] = [
  MessagingTables1000000000000,
  CatalogTables1795132800000,
  CatalogOrders1795219200000,
];
