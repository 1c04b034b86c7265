import { fileURLToPath } from 'node:url';
import { loadEnv } from '@parley/kit/config/load-env';
import { IsPrivateUrl, ServiceEnv } from '@parley/kit/config/service-env';
import { MigrateEnv } from '@parley/kit/database/migrate-env';
import { IsString } from 'class-validator';

export class CatalogEnv extends ServiceEnv {
  @IsPrivateUrl(['postgres', 'postgresql']) DATABASE_URL: string;
  @IsPrivateUrl(['redis', 'rediss']) REDIS_URL: string;
}

class CatalogMigrateEnv extends MigrateEnv {
  /** The folder with the characters, collections and events to load. */
  @IsString() CONTENT_DIR: string = fileURLToPath(new URL('../content', import.meta.url));
}

export const readCatalogEnv = (): CatalogEnv => loadEnv(CatalogEnv, process.env);
export const readCatalogMigrateEnv = (): CatalogMigrateEnv => loadEnv(CatalogMigrateEnv, process.env);
