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
  /** Each reader with the length that it knows already. */
  private readonly readers = new Map<ReplyReader, number>();

  /** The whole text so far, also what readers were not yet told. */
  get soFar(): string {
    return this.text;
  }

  get isRead(): boolean {
    return this.readers.size > 0;
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
    for (const reader of this.readers.keys()) reader.onOutcome(outcome);
    this.readers.clear();
  }

  /** Reads from an offset on: what there is at once, the rest as it comes. Returns the function that ends it. */
  read(reader: ReplyReader, from: number): () => void {
    this.readers.set(reader, from);
    this.tellOne(reader, from);
    if (this.outcome) {
      this.readers.delete(reader);
      reader.onOutcome(this.outcome);
    }
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
    this.told = this.text.length;
    this.toldAt = Date.now();
    for (const [reader, known] of this.readers) this.tellOne(reader, known);
  }

  /** A reader that resumed may know more than this replica has heard of the reply so far. */
  private tellOne(reader: ReplyReader, known: number): void {
    if (known >= this.told) return;
    this.readers.set(reader, this.told);
    reader.onText(this.text.slice(known, this.told), this.told);
  }
}
