import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Draining } from '@parley/kit/boot/draining';
import { ChatEnv } from '../env.js';
import { LiveReplies } from '../replies/live-replies.js';
import { ReplyWatch } from '../replies/reply-watch.js';

/** Replies get this share of the drain time; the rest is for storing those that it cut short. */
const REPLIES_SHARE = 0.7;

/** Starts listening to other replicas, and lets running replies end before the process does. */
@Injectable()
export class TurnsLifecycle implements OnModuleInit {
  constructor(
    private readonly live: LiveReplies,
    private readonly watch: ReplyWatch,
    private readonly env: ChatEnv,
    draining: Draining,
  ) {
    draining.register(() => this.endReplies());
  }

  async onModuleInit(): Promise<void> {
    await Promise.all([this.live.listen(), this.watch.listen()]);
  }

  private async endReplies(): Promise<void> {
    await Promise.race([
      this.live.whenIdle(),
      sleep(this.env.DRAIN_MS * REPLIES_SHARE, undefined, { ref: false }),
    ]);
    this.live.abortAll();
    await this.live.whenIdle();
  }
}
