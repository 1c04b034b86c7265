import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type TrackedEvent, trackedEvents } from '@parley/contracts/analytics/tracked-event';
import { StreamConsumer } from '@parley/kit/streams/stream-consumer';
import type { StreamFact } from '@parley/kit/streams/stream-entry';
import { TrackedEventsRepository } from './tracked-events.repository.js';
import { isCounted, rowOf } from './tracking.rules.js';

/** The group that all replicas share. */
const GROUP = 'analytics';

@Injectable()
export class TrackedEventsConsumer implements OnApplicationBootstrap {
  constructor(
    private readonly streams: StreamConsumer,
    private readonly events: TrackedEventsRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.streams.consume(trackedEvents, GROUP, (facts) => this.store(facts));
  }

  private async store(facts: StreamFact<TrackedEvent>[]): Promise<void> {
    const rows = facts.filter(({ payload }) => isCounted(payload)).map((fact) => rowOf(fact));
    if (rows.length > 0) await this.events.insert(rows);
  }
}
