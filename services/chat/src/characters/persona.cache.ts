import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PersonaDto } from '@parley/contracts/catalog/character';
import { Broadcast } from '@parley/kit/redis/broadcast';
import { LRUCache } from 'lru-cache';
import { CatalogClient } from './catalog.client.js';

const CHANNEL = 'chat.persona-dropped';
const MAX_PERSONAS = 2_000;
/** Only a safety net for a drop that was missed while Redis was away. */
const TTL_MS = 10 * 60_000;

/** Personas in memory, loaded once however many ask at the same time, dropped on every replica by event. */
@Injectable()
export class PersonaCache implements OnModuleInit {
  private readonly cache: LRUCache<number, PersonaDto>;

  constructor(
    catalog: CatalogClient,
    private readonly broadcast: Broadcast,
  ) {
    this.cache = new LRUCache({
      max: MAX_PERSONAS,
      ttl: TTL_MS,
      // A catalog that is away must not end chats with figures that are known.
      allowStaleOnFetchRejection: true,
      fetchMethod: async (characterId) => (await catalog.findPersona(characterId)) ?? undefined,
    });
  }

  async onModuleInit(): Promise<void> {
    await this.broadcast.subscribe(CHANNEL, (characterId) => this.cache.delete(Number(characterId)));
  }

  /** Null unless the character is published; 503 when the catalog is needed and away. */
  async find(characterId: number): Promise<PersonaDto | null> {
    // A drop in the middle of a load rejects who waits for it: the second load is the fresh one.
    const persona = await this.cache.fetch(characterId).catch(() => this.cache.fetch(characterId));
    return persona ?? null;
  }

  /** Has every replica load the character anew. */
  async dropEverywhere(characterId: number): Promise<void> {
    this.cache.delete(characterId);
    await this.broadcast.publish(CHANNEL, String(characterId));
  }
}
