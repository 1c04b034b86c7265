import type { TurnDto } from '@parley/contracts/chat/message';
import type { ServiceError } from '@parley/kit/http/service-error';

/** How a turn ended, as its readers are told. */
export type Outcome = { turn: TurnDto } | { error: ServiceError };

export interface ReplyReader {
  /** More of the reply; `end` is its length so far, in UTF-16 code units. */
  onText(text: string, end: number): void;
  onOutcome(outcome: Outcome): void;
}

/** Text is held back this long at most, so that quick models cost few writes. */
const COALESCE_MS = 25;

/**
 * A reply being written, as its readers on this replica see it: the text so far, and more of it as
 * it comes. Fed by the model where the turn runs, through Redis where it is only watched.
 */
export class LiveReply {
  private text = '';
  private told = 0;
  private toldAt = 0;
  private timer: NodeJS.Timeout | undefined;
  private outcome: Outcome | undefined;
  private readonly readers = new Set<ReplyReader>();

  /** The whole text so far, also what readers were not yet told. */
  get soFar(): string {
    return this.text;
  }

  append(text: string): void {
    this.text += text;
    if (this.timer) return;
    const wait = this.toldAt + COALESCE_MS - Date.now();
    if (wait <= 0) this.tell();
    else this.timer = setTimeout(() => this.tell(), wait);
  }

  /** Ends the reply for all readers, now and later; only the first call counts. */
  finish(outcome: Outcome): void {
    if (this.outcome) return;
    this.tell();
    this.outcome = outcome;
    for (const reader of this.readers) reader.onOutcome(outcome);
    this.readers.clear();
  }

  /** Reads from an offset on: what there is at once, the rest as it comes. Returns the function that ends it. */
  read(reader: ReplyReader, from: number): () => void {
    if (from < this.told) reader.onText(this.text.slice(from, this.told), this.told);
    if (this.outcome) reader.onOutcome(this.outcome);
    else this.readers.add(reader);
    return () => this.readers.delete(reader);
  }

  /** The end of the turn. */
  ended(): Promise<Outcome> {
    return new Promise((resolve) => {
      this.read({ onText: () => undefined, onOutcome: resolve }, Number.POSITIVE_INFINITY);
    });
  }

  private tell(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.told === this.text.length) return;
    const text = this.text.slice(this.told);
    this.told = this.text.length;
    this.toldAt = Date.now();
    for (const reader of this.readers) reader.onText(text, this.told);
  }
}
