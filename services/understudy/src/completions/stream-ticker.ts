import { Injectable } from '@nestjs/common';

const TICK_MS = 16;

/** Something that wants to be called at every tick until it says that it is done. */
export interface Ticking {
  /** `now` in milliseconds of `performance.now()`. */
  tick: (now: number) => 'goes-on' | 'done';
}

/** One timer for all streams; it rests while nobody speaks. */
@Injectable()
export class StreamTicker {
  private readonly streams = new Set<Ticking>();
  private timer: NodeJS.Timeout | undefined;

  add(stream: Ticking): void {
    this.streams.add(stream);
    this.timer ??= setInterval(() => this.tickAll(), TICK_MS);
  }

  remove(stream: Ticking): void {
    this.streams.delete(stream);
    if (this.streams.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private tickAll(): void {
    const now = performance.now();
    for (const stream of this.streams) {
      if (stream.tick(now) === 'done') this.remove(stream);
    }
  }
}
