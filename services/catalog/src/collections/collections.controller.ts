import { Controller, Get } from '@nestjs/common';
import { catalogCalls } from '@parley/contracts/catalog/catalog.calls';
import type { CollectionDto } from '@parley/contracts/catalog/collection';
import { CollectionsRepository } from './collections.repository.js';

@Controller()
export class CollectionsController {
  constructor(private readonly collections: CollectionsRepository) {}

  @Get(catalogCalls.listCollections.path)
  list(): Promise<CollectionDto[]> {
    return this.collections.list();
  }
}
