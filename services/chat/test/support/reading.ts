import { eventually } from '@parley/kit/testing/eventually';
import type { StreamEvent } from './chat-api.js';

/** A stream while it is read. */
export class Reading {
  /** All that has come so far. */
  readonly events: StreamEvent[] = [];
  /** Everything, once it has ended. Rejects for a stream that was refused or broke off. */
  readonly ended: Promise<{ events: StreamEvent[]; text: string }>;
  private failure: unknown;

  constructor(stream: AsyncGenerator<StreamEvent>) {
    this.ended = this.readAll(stream);
    // A test need not wait for the end.
    this.ended.catch((error: unknown) => {
      this.failure = error;
    });
  }

  /** What the deltas so far add up to. */
  get text(): string {
    return this.events
      .filter(({ event }) => event === 'delta')
      .map(({ data }) => data['text'] as string)
      .join('');
  }

  /** Resolves once exactly this has been read. */
  async has(text: string): Promise<void> {
    await eventually(() => {
      if (this.failure) throw this.failure;
      if (this.text !== text) throw new Error(`Has read "${this.text}" instead of "${text}".`);
    });
  }

  private async readAll(stream: AsyncGenerator<StreamEvent>) {
    for await (const event of stream) this.events.push(event);
    return { events: this.events, text: this.text };
  }
}

/** All events of a stream, and the text that its deltas add up to. */
export function collect(stream: AsyncGenerator<StreamEvent>): Reading['ended'] {
  return new Reading(stream).ended;
}
