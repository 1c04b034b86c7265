import { IsPrivateUrl } from '../config/service-env.js';

const POSTGRES = ['postgres', 'postgresql'];

/** What a service's `migrate.ts` reads from its environment. */
export class MigrateEnv {
  @IsPrivateUrl(POSTGRES) DATABASE_ADMIN_URL: string;
  @IsPrivateUrl(POSTGRES) DATABASE_URL: string;
}
