import { Global, Module } from '@nestjs/common';
import { StreamAppender } from './stream-appender.js';
import { StreamConsumer } from './stream-consumer.js';

/** Streams of small facts; needs the Redis module beside it. */
@Global()
@Module({ providers: [StreamAppender, StreamConsumer], exports: [StreamAppender, StreamConsumer] })
export class StreamModule {}
