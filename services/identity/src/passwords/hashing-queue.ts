import { commonErrors } from '@parley/kit/http/service-error';

/**
 * Lets a few hashings run at a time: each takes 19 MiB and a core for some 20 ms, and a burst of
 * sign-ins must eat neither the memory nor all threads. Who would wait too long is sent away with 503.
 */
export class HashingQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  async run<T>(hashing: () => Promise<T>): Promise<T> {
    if (this.running < this.atOnce) this.running += 1;
    else await this.turn();
    try {
      return await hashing();
    } finally {
      // A place that is handed on stays taken.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private turn(): Promise<void> {
    if (this.waiting.length >= this.mostWaiting) throw commonErrors.notReady();
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
