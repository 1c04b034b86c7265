import { Injectable } from '@nestjs/common';
import { characterChanged, type CharacterChanged } from '@parley/contracts/catalog/catalog.events';
import { ConsumesEvent } from '@parley/kit/messaging/handlers';
import type { EntityManager } from 'typeorm';
import { CatalogClient } from './catalog.client.js';
import { CharactersRepository } from './characters.repository.js';
import { PersonaCache } from './persona.cache.js';

@Injectable()
export class CharacterChangedConsumer {
  constructor(
    private readonly catalog: CatalogClient,
    private readonly characters: CharactersRepository,
    private readonly personas: PersonaCache,
  ) {}

  @ConsumesEvent(characterChanged)
  async forgetPersona({ characterId }: CharacterChanged, manager: EntityManager): Promise<void> {
    // Asked anew instead of trusted from the event: events may arrive out of order.
    const persona = await this.catalog.findPersona(characterId);
    if (persona) await this.characters.save(manager, persona.character);
    else await this.characters.markAsLeft(manager, characterId);
    await this.personas.dropEverywhere(characterId);
  }
}
