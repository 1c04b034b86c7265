import { setTimeout as sleep } from 'node:timers/promises';
import type { StreamDefinition } from '@parley/contracts/messaging/define-stream';
import type { Logger } from '../log/logger.js';
import { Counter } from '../metrics/metrics.js';
import { type ApplyFacts, applyBatch } from './apply-batch.js';
import { factOf, type StreamEntry, type StreamFact } from './stream-entry.js';
import { isGroupMissing, type StreamGroup } from './stream-group.js';

export interface StreamPace {
  /** Entries that are applied together at the most. */
  batchSize: number;
  /** The pause after a batch that was not full, in which the next one grows. */
  gatherMs: number;
  /** How long an entry is pending before others take it over. Should one be slow only, it is applied once all the same. */
  claimIdleMs: number;
  /** How often is looked for such entries. */
  claimEveryMs: number;
}

/** Also what stopping waits for, at the most, while nothing comes. */
const WAIT_MS = 1_000;
const BACKOFF_MS = { first: 100, longest: 5_000 };
/** Who lives asks every second. */
const DEAD_AFTER_MS = 3_600_000;
const STRIKE_OFF_EVERY_MS = 600_000;

const consumed = new Counter({
  name: 'stream_facts_total',
  help: 'Facts out of streams, by what became of them',
  labelNames: ['stream', 'outcome'],
});

/** Reads, applies and settles, batch by batch, until stopped. An outage leaves entries pending; nothing is given up. */
export class StreamLoop<T extends object> {
  private readonly ending = new AbortController();
  private held: StreamEntry[] | undefined;
  private failures = 0;
  private claimedAt = 0;
  private struckOffAt = 0;

  constructor(
    private readonly stream: StreamDefinition<T>,
    private readonly group: StreamGroup,
    private readonly apply: ApplyFacts<StreamFact<T>>,
    private readonly pace: StreamPace,
    private readonly logger: Logger,
  ) {}

  async run(): Promise<void> {
    let isCreated = false;
    while (!this.ending.signal.aborted) {
      try {
        if (!isCreated) await this.group.create();
        isCreated = true;
        await this.takeTurn();
        this.failures = 0;
      } catch (error) {
        if (isGroupMissing(error)) isCreated = false;
        await this.backOff(error);
      }
    }
  }

  stop(): void {
    this.ending.abort();
  }

  private async takeTurn(): Promise<void> {
    const entries = (this.held ??= await this.nextBatch());
    if (entries.length > 0) {
      await this.applyEntries(entries);
      await this.group.settle(entries);
    }
    this.held = undefined;
    if (entries.length > 0 && entries.length < this.pace.batchSize) await this.pause(this.pace.gatherMs);
  }

  private async nextBatch(): Promise<StreamEntry[]> {
    const { batchSize, claimIdleMs, claimEveryMs } = this.pace;
    if (Date.now() - this.claimedAt >= claimEveryMs) {
      const left = await this.group.claim(batchSize, claimIdleMs);
      if (left.length > 0) return left;
      this.claimedAt = Date.now();
      await this.strikeOffDead();
    }
    return this.group.read(batchSize, WAIT_MS);
  }

  private async strikeOffDead(): Promise<void> {
    if (Date.now() - this.struckOffAt < STRIKE_OFF_EVERY_MS) return;
    this.struckOffAt = Date.now();
    await this.group.strikeOffDead(DEAD_AFTER_MS);
  }

  private async applyEntries(entries: StreamEntry[]): Promise<void> {
    const facts = entries.flatMap((entry) => this.readable(entry));
    const refused = await applyBatch(facts, this.apply);
    for (const { id } of refused) this.drop(id, 'refused by the database');
    consumed.inc({ stream: this.stream.name, outcome: 'applied' }, facts.length - refused.length);
  }

  private readable(entry: StreamEntry): StreamFact<T>[] {
    try {
      return [factOf(this.stream, entry)];
    } catch (error) {
      this.drop(entry[0], (error as Error).message);
      return [];
    }
  }

  /** What can never be applied must not stand in the way of the rest. */
  private drop(entry: string, reason: string): void {
    consumed.inc({ stream: this.stream.name, outcome: 'dropped' });
    this.logger.error({ stream: this.stream.name, entry, reason }, 'dropped a fact');
  }

  private async backOff(error: unknown): Promise<void> {
    if (this.ending.signal.aborted) return;
    const { name } = this.stream;
    this.logger.warn({ err: error, stream: name }, 'stream not consumed, will be tried again');
    await this.pause(Math.min(BACKOFF_MS.first * 2 ** this.failures, BACKOFF_MS.longest));
    this.failures += 1;
  }

  private async pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.ending.signal }).catch(() => undefined);
  }
}
