import { Global, Injectable, Module } from '@nestjs/common';

/** Rejects when what it looks at cannot be used. */
export type ReadinessCheck = () => Promise<unknown>;

const CHECK_TIMEOUT_MS = 2_000;

/** Whether this replica can serve: every registered dependency answers, and it is not draining. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, ReadinessCheck>();
  private draining = false;

  register(name: string, check: ReadinessCheck): void {
    this.checks.set(name, check);
  }

  startDraining(): void {
    this.draining = true;
  }

  /** Names of what is not ready; empty when all is. */
  async failing(): Promise<string[]> {
    if (this.draining) return ['draining'];
    const failing: string[] = [];
    await Promise.all(
      [...this.checks].map(([name, check]) =>
        within(CHECK_TIMEOUT_MS, check()).catch(() => failing.push(name)),
      ),
    );
    return failing;
  }
}

async function within(ms: number, promise: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), ms);
  });
  try {
    await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

@Global()
@Module({ providers: [Readiness], exports: [Readiness] })
export class ReadinessModule {}
