import type { MigrationClass } from '@parley/kit/database/migrate';
import { AnalyticsTables1795219200000 } from './migrations/1795219200000-analytics-tables.js';

/** All migrations of the service, oldest first. */
export const MIGRATIONS: MigrationClass[] = [AnalyticsTables1795219200000];
