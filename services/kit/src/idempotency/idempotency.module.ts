import { Global, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { IdempotencyRepository } from './idempotency.repository.js';
import { Idempotent } from './idempotent.interceptor.js';

const PURGE_MS = 3_600_000;

@Global()
@Module({ providers: [IdempotencyRepository, Idempotent], exports: [IdempotencyRepository, Idempotent] })
export class IdempotencyModule implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly repository: IdempotencyRepository) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.repository.purge().catch(() => undefined), PURGE_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }
}
