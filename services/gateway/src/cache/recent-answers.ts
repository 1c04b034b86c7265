interface Remembered<T> {
  answer: Promise<T>;
  /** Milliseconds as `Date.now()` counts; endless while it is on its way. */
  until: number;
}

/**
 * Answers kept for a little while, the least recently asked for leaving first. Whoever asks while one
 * is on its way waits for the same; a failure is not kept.
 */
export class RecentAnswers<T> {
  private readonly remembered = new Map<string, Remembered<T>>();

  constructor(private readonly max: number) {}

  /** `keepMs` says how long an answer may be kept. */
  find(key: string, load: () => Promise<T>, keepMs: (answer: T) => number): Promise<T> {
    const known = this.remembered.get(key);
    this.remembered.delete(key);
    const entry = known && known.until > Date.now() ? known : this.begin(key, load, keepMs);
    this.remembered.set(key, entry);
    if (this.remembered.size > this.max) this.remembered.delete(this.remembered.keys().next().value!);
    return entry.answer;
  }

  private begin(key: string, load: () => Promise<T>, keepMs: (answer: T) => number): Remembered<T> {
    const entry: Remembered<T> = { answer: load(), until: Infinity };
    entry.answer.then(
      (answer) => (entry.until = Date.now() + keepMs(answer)),
      () => {
        if (this.remembered.get(key) === entry) this.remembered.delete(key);
      },
    );
    return entry;
  }
}
