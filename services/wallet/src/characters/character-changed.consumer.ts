import { Injectable } from '@nestjs/common';
import { characterChanged, type CharacterChanged } from '@parley/contracts/catalog/catalog.events';
import { ConsumesEvent } from '@parley/kit/messaging/handlers';
import type { EntityManager } from 'typeorm';
import { CatalogClient } from './catalog.client.js';
import { CharactersRepository } from './characters.repository.js';

@Injectable()
export class CharacterChangedConsumer {
  constructor(
    private readonly catalog: CatalogClient,
    private readonly characters: CharactersRepository,
  ) {}

  @ConsumesEvent(characterChanged)
  async learnPrice({ characterId }: CharacterChanged, manager: EntityManager): Promise<void> {
    // One at a time: of two changes at once, the slower answer could otherwise be the older price.
    await this.characters.lock(manager, characterId);
    // Asked anew instead of trusted from the event: events may arrive out of order.
    await this.characters.save(manager, characterId, await this.catalog.findPrice(characterId));
  }
}
