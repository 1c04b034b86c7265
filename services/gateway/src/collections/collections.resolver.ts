import { Extensions, Query, Resolver } from '@nestjs/graphql';
import { catalogCalls } from '@parley/contracts/catalog/catalog.calls';
import type { CollectionDto } from '@parley/contracts/catalog/collection';
import { Access } from '../access/access.decorator.js';
import { CatalogClient } from '../clients/catalog.client.js';
import type { ListSize } from '../graphql/operation-size.js';
import { Collection } from './collection.type.js';

const ALL_COLLECTIONS: ListSize = () => 20;

@Access('public')
@Resolver()
export class CollectionsResolver {
  constructor(private readonly catalog: CatalogClient) {}

  @Extensions({ listSize: ALL_COLLECTIONS })
  @Query(() => [Collection], { description: 'All collections.' })
  collections(): Promise<CollectionDto[]> {
    return this.catalog.call(catalogCalls.listCollections);
  }
}
