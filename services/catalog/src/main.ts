import { startService } from '@parley/kit/boot/start-service';
import { CatalogModule } from './catalog.module.js';
import { readCatalogEnv } from './env.js';

const env = readCatalogEnv();
await startService({ name: 'catalog', env, module: CatalogModule.forRoot(env) });
