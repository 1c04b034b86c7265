import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { EventConsumer } from './event-consumer.js';
import { Handlers } from './handlers.js';
import { JobQueue } from './job-queue.js';
import { JobWorker } from './job-worker.js';
import { MESSAGING, type MessagingOptions } from './messaging.options.js';
import { Outbox } from './outbox.js';
import { OutboxRelay } from './outbox-relay.js';

/** Outbox, events and jobs of one service; needs the database and Redis modules beside it. */
@Global()
@Module({})
export class MessagingModule {
  static forRoot(options: MessagingOptions): DynamicModule {
    return {
      module: MessagingModule,
      imports: [DiscoveryModule],
      providers: [
        { provide: MESSAGING, useValue: options },
        Handlers,
        OutboxRelay,
        Outbox,
        JobQueue,
        EventConsumer,
        JobWorker,
      ],
      exports: [Outbox, JobQueue],
    };
  }
}
