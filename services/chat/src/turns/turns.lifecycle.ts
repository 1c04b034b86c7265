import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import { ChatEnv } from '../env.js';
import { LiveReplies } from './live-replies.js';
import { ReplyWatch } from './reply-watch.js';

/** Starts listening to other replicas, and lets running replies end before the process does. */
@Injectable()
export class TurnsLifecycle implements OnModuleInit, BeforeApplicationShutdown {
  constructor(
    private readonly live: LiveReplies,
    private readonly watch: ReplyWatch,
    private readonly env: ChatEnv,
  ) {}

  async onModuleInit(): Promise<void> {
    await Promise.all([this.live.listen(), this.watch.listen()]);
  }

  /** Replies get most of the drain time; what still runs then is stopped, and what was said is kept. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.race([this.live.whenIdle(), sleep(this.env.DRAIN_MS * 0.7, undefined, { ref: false })]);
    this.live.stopAll();
    await this.live.whenIdle();
  }
}
