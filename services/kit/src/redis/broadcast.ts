import { Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RedisConnections } from './redis.module.js';

export type BroadcastListener = (message: string) => void;

/** Redis pub/sub for what replicas must hear at once and may miss: cache drops, live streams. */
@Injectable()
export class Broadcast {
  private readonly subscriber: Redis;
  private readonly listeners = new Map<string, Set<BroadcastListener>>();

  constructor(private readonly connections: RedisConnections) {
    this.subscriber = connections.openPatient();
    this.subscriber.on('message', (channel: string, message: string) => {
      for (const listener of this.listeners.get(channel) ?? []) listener(message);
    });
  }

  /** Resolves with the number of subscribers reached; rejects while Redis is away. */
  publish(channel: string, message: string): Promise<number> {
    return this.connections.commands.publish(channel, message);
  }

  /** Resolves once subscribed, with the function that ends it. Survives a restart of Redis. */
  async subscribe(channel: string, listener: BroadcastListener): Promise<() => void> {
    const known = this.listeners.get(channel);
    if (known) known.add(listener);
    else this.listeners.set(channel, new Set([listener]));
    if (!known) await this.subscriber.subscribe(channel);
    return () => this.unsubscribe(channel, listener);
  }

  private unsubscribe(channel: string, listener: BroadcastListener): void {
    const left = this.listeners.get(channel);
    left?.delete(listener);
    if (left?.size !== 0) return;
    this.listeners.delete(channel);
    this.subscriber.unsubscribe(channel).catch(() => undefined);
  }
}
