import { startService } from '@parley/kit/boot/start-service';
import { ChatModule } from './chat.module.js';
import { readChatEnv } from './env.js';

const env = readChatEnv();
await startService({ name: 'chat-worker', env, module: ChatModule.working(env) });
