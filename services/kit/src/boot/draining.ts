import { Global, Injectable, Module } from '@nestjs/common';

/**
 * What must end before anything is closed: Nest's own hooks run while connections are already
 * being taken away from the requests that still need them.
 */
@Injectable()
export class Draining {
  /** True once the process is ending: take no new work on. */
  isRunning = false;
  private readonly tasks: (() => Promise<unknown>)[] = [];

  /** Registers work to be waited for, with every connection still open. */
  register(task: () => Promise<unknown>): void {
    this.tasks.push(task);
  }

  async run(): Promise<void> {
    this.isRunning = true;
    await Promise.allSettled(this.tasks.map((task) => task()));
  }
}

@Global()
@Module({ providers: [Draining], exports: [Draining] })
export class DrainingModule {}
