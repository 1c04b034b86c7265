import { Controller, Get, Param } from '@nestjs/common';
import { catalogCalls } from '@parley/contracts/catalog/catalog.calls';
import type { CharacterCollectionDto, CollectionDto } from '@parley/contracts/catalog/collection';
import { characterErrors } from '../characters/character.errors.js';
import { rowIdOf } from '../database/row-id.js';
import { CollectionsRepository } from './collections.repository.js';

@Controller()
export class CollectionsController {
  constructor(private readonly collections: CollectionsRepository) {}

  @Get(catalogCalls.listCollections.path)
  list(): Promise<CollectionDto[]> {
    return this.collections.list();
  }

  @Get(catalogCalls.collectionsOfCharacter.path)
  async ofCharacter(@Param('id') text: string): Promise<CharacterCollectionDto[]> {
    const id = rowIdOf(text);
    const collectionIds = id === null ? null : await this.collections.findIdsOfPublished(id);
    if (id === null || collectionIds === null) throw characterErrors.unknown();
    return collectionIds.map((collectionId) => ({ characterId: id, collectionId }));
  }
}
