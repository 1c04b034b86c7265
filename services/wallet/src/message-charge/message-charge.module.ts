import { Module } from '@nestjs/common';
import { MessageChargeRepository } from './message-charge.repository.js';
import { ReplyCompletedConsumer } from './reply-completed.consumer.js';

@Module({ providers: [ReplyCompletedConsumer, MessageChargeRepository] })
export class MessageChargeModule {}
