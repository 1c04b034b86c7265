import type { DynamicModule } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { openService, type RunningService } from '../src/boot/start-service.js';
import { ServiceEnv } from '../src/config/service-env.js';
import { createLogger } from '../src/log/logger.js';

/** Opens a service of these modules on a free port. */
export function openTestService(parts: Partial<DynamicModule>, isPublic = false): Promise<RunningService> {
  @Module({})
  class TestModule {}
  const env = Object.assign(new ServiceEnv(), { PORT: 0, LOG_LEVEL: 'silent' });
  const logger = createLogger('test', 'silent');
  return openService({ name: 'test', env, module: { module: TestModule, ...parts }, isPublic }, logger);
}
