import { startService } from '@parley/kit/boot/start-service';
import { readIdentityEnv } from './env.js';
import { defineIdentity } from './identity.js';

await startService(defineIdentity(readIdentityEnv()));
