import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PersonaDto } from '@parley/contracts/catalog/character';
import { Broadcast } from '@parley/kit/redis/broadcast';
import { LRUCache } from 'lru-cache';
import { CatalogClient } from './catalog.client.js';

const CHANNEL = 'chat.persona-dropped';
const MAX_PERSONAS = 2_000;
/** Only a safety net for a drop that was missed while Redis was away. */
const TTL_MS = 10 * 60_000;
/** For one who asks while drops come again and again. */
const MAX_RELOADS = 5;

/** Personas in memory, loaded once however many ask at the same time, dropped on every replica by event. */
@Injectable()
export class PersonaCache implements OnModuleInit {
  private readonly cache: LRUCache<number, PersonaDto>;
  private drops = 0;

  constructor(
    catalog: CatalogClient,
    private readonly broadcast: Broadcast,
  ) {
    this.cache = new LRUCache({
      max: MAX_PERSONAS,
      ttl: TTL_MS,
      fetchMethod: async (characterId) => (await catalog.findPersona(characterId)) ?? undefined,
    });
  }

  async onModuleInit(): Promise<void> {
    await this.broadcast.subscribe(CHANNEL, (characterId) => this.drop(Number(characterId)));
  }

  /** Null unless the character is published; 503 when the catalog is needed and away. */
  async find(characterId: number): Promise<PersonaDto | null> {
    for (let left = MAX_RELOADS; ; left -= 1) {
      const { drops } = this;
      // A drop in the middle of a load fails it, or ends it with nothing: the next load is the fresh one.
      const isSpoilt = () => this.drops !== drops && left > 0;
      try {
        const persona = await this.load(characterId);
        if (persona || !isSpoilt()) return persona ?? null;
      } catch (error) {
        if (!isSpoilt()) throw error;
      }
    }
  }

  /** Has every replica load the character anew. */
  async dropEverywhere(characterId: number): Promise<void> {
    this.drop(characterId);
    await this.broadcast.publish(CHANNEL, String(characterId));
  }

  /** A catalog that is away must not end chats with figures that are known; of others it is away. */
  private load(characterId: number): Promise<PersonaDto | undefined> {
    const isKnown = this.cache.peek(characterId, { allowStale: true }) !== undefined;
    return this.cache.fetch(characterId, { allowStaleOnFetchRejection: isKnown });
  }

  private drop(characterId: number): void {
    this.drops += 1;
    this.cache.delete(characterId);
  }
}
