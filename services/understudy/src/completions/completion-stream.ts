import type { ServerResponse } from 'node:http';
import type { PaceSetting } from '../pace/pace.js';
import type { StreamScript } from './completion-chunks.js';
import type { StreamTicker, Ticking } from './stream-ticker.js';

/** What happens instead of going on after some tokens. */
export interface StreamBreak {
  afterTokens: number;
  /** `stall` keeps the connection silent, `cut` destroys it, text is written and ends the answer. */
  instead: 'stall' | 'cut' | { write: string };
}

/** Writes one completion to one response, at its pace, until it is said or the client has gone. */
export class CompletionStream implements Ticking {
  private sent = 0;
  private startedAt = 0;
  private timer: NodeJS.Timeout | undefined;
  private readonly total: number;

  constructor(
    private readonly response: ServerResponse,
    private readonly script: StreamScript,
    private readonly pace: PaceSetting,
    private readonly ticker: StreamTicker,
    private readonly breaks: StreamBreak | null,
  ) {
    const tokens = script.ends.length - 1;
    // A broken stream never reaches the end marks, which go out with the last token.
    this.total = breaks ? Math.min(tokens - 1, breaks.afterTokens) : tokens;
  }

  start(): void {
    this.response.on('close', () => this.stop());
    this.timer = setTimeout(() => this.begin(), this.pace.firstTokenMs);
  }

  /** Writes the tokens that are due. */
  tick(now: number): 'goes-on' | 'done' {
    const { tokensPerSecond } = this.pace;
    const due =
      tokensPerSecond === 0 ? this.total : 1 + Math.floor(((now - this.startedAt) * tokensPerSecond) / 1000);
    return this.writeUpTo(Math.min(due, this.total));
  }

  /** Ends a connection that would stay open for ever. */
  abandon(): void {
    this.stop();
    this.response.destroy();
  }

  private begin(): void {
    this.startedAt = performance.now();
    if (this.tick(this.startedAt) === 'goes-on') this.ticker.add(this);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.ticker.remove(this);
  }

  private writeUpTo(due: number): 'goes-on' | 'done' {
    const { bytes, ends } = this.script;
    const slice = bytes.subarray(ends[this.sent]!, ends[due]!);
    this.sent = due;
    if (due < this.total) {
      if (slice.length > 0) this.response.write(slice);
      return 'goes-on';
    }
    if (this.breaks) this.breakOff(slice, this.breaks);
    else this.response.end(slice);
    return 'done';
  }

  private breakOff(slice: Buffer, { instead }: StreamBreak): void {
    if (instead === 'stall') {
      this.response.flushHeaders();
      if (slice.length > 0) this.response.write(slice);
    } else if (instead === 'cut') {
      if (slice.length === 0) this.response.destroy();
      else this.response.write(slice, () => this.response.destroy());
    } else {
      this.response.write(slice);
      this.response.end(instead.write);
    }
  }
}
