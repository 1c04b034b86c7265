import { Module } from '@nestjs/common';
import { TrackedEventsConsumer } from './tracked-events.consumer.js';
import { TrackedEventsRepository } from './tracked-events.repository.js';

@Module({ providers: [TrackedEventsConsumer, TrackedEventsRepository] })
export class TrackingModule {}
