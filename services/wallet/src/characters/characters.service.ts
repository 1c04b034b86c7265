import { Injectable } from '@nestjs/common';
import { CatalogClient } from './catalog.client.js';
import { CharactersRepository } from './characters.repository.js';

@Injectable()
export class CharactersService {
  constructor(
    private readonly catalog: CatalogClient,
    private readonly characters: CharactersRepository,
  ) {}

  /** Asks the catalog about a character of which no event has told yet; false when it is not published. */
  async learn(characterId: number): Promise<boolean> {
    const price = await this.catalog.findPrice(characterId);
    if (price === null) return false;
    await this.characters.addIfNew(characterId, price);
    return true;
  }
}
