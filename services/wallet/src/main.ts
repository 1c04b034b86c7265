import { startService } from '@parley/kit/boot/start-service';
import { readWalletEnv } from './env.js';
import { WalletModule } from './wallet.module.js';

const env = readWalletEnv();
await startService({ name: 'wallet', env, module: WalletModule.forRoot(env) });
