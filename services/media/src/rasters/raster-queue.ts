import { rasterErrors } from './raster.errors.js';

/** Drawings that are turned into pixels at the same time: more would only wait for the processor. */
const AT_ONCE = 2;
/** Those who may wait; whoever comes after them is better told at once. */
const WAITING_MAX = 100;

/** Lets a few jobs run and the others wait their turn, up to a number. */
export class RasterQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce = AT_ONCE,
    private readonly waitingMax = WAITING_MAX,
  ) {}

  async run<T>(job: () => Promise<T>): Promise<T> {
    await this.turn();
    try {
      return await job();
    } finally {
      // The place goes to whoever waits without being given up in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private turn(): Promise<void> {
    if (this.running < this.atOnce) {
      this.running += 1;
      return Promise.resolve();
    }
    if (this.waiting.length >= this.waitingMax) throw rasterErrors.busy();
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
