/** The model was too slow; `phase` says in what. */
export class ModelTimeoutError extends Error {
  constructor(readonly phase: 'first-token' | 'gap' | 'total') {
    super(`The model exceeded its ${phase} time.`);
  }
}

const FIRST_TOKEN_MS = 20_000;
const GAP_MS = 15_000;
const TOTAL_MS = 120_000;

/** The timers of one model call: until its first token, between tokens, and in all. */
export class Deadline {
  private readonly abort = new AbortController();
  private readonly total = setTimeout(() => this.expire('total'), TOTAL_MS);
  private step = setTimeout(() => this.expire('first-token'), FIRST_TOKEN_MS);
  private sawToken = false;
  /** Aborts when a timer ends or the caller gives up. */
  readonly signal: AbortSignal;

  constructor(private readonly caller: AbortSignal) {
    this.signal = AbortSignal.any([caller, this.abort.signal]);
  }

  tokenArrived(): void {
    if (this.sawToken) {
      this.step.refresh();
      return;
    }
    this.sawToken = true;
    clearTimeout(this.step);
    this.step = setTimeout(() => this.expire('gap'), GAP_MS);
  }

  clear(): void {
    clearTimeout(this.total);
    clearTimeout(this.step);
  }

  /** Throws why the call was aborted, if it was: SDKs end an aborted stream without a word. */
  throwIfAborted(): void {
    this.caller.throwIfAborted();
    this.abort.signal.throwIfAborted();
  }

  private expire(phase: ModelTimeoutError['phase']): void {
    this.abort.abort(new ModelTimeoutError(phase));
  }
}
