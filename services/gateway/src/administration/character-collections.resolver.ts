import { Args, Extensions, Field, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { catalogCalls } from '@parley/contracts/catalog/catalog.calls';
import type { CharacterCollectionDto } from '@parley/contracts/catalog/collection';
import { Access } from '../access/access.decorator.js';
import { CatalogClient } from '../clients/catalog.client.js';
import type { ListSize } from '../graphql/operation-size.js';

/** Figures belong to one or two collections, three at the most. */
const COLLECTIONS_OF_ONE: ListSize = () => 3;

@ObjectType({ description: 'That a character belongs to a collection.' })
class CharacterCollection implements CharacterCollectionDto {
  @Field(() => Int, { description: 'The id of the character.' }) characterId: number;
  @Field(() => Int, { description: 'The id of the collection.' }) collectionId: number;
}

@Access('user')
@Resolver()
export class CharacterCollectionsResolver {
  constructor(private readonly catalog: CatalogClient) {}

  @Extensions({ listSize: COLLECTIONS_OF_ONE })
  @Query(() => [CharacterCollection], {
    nullable: true,
    description: 'The collections of a published character.',
  })
  characterCollections(
    @Args('characterId', { type: () => Int, description: 'The id of the character.' }) id: number,
  ): Promise<CharacterCollectionDto[]> {
    return this.catalog.call(catalogCalls.collectionsOfCharacter, { params: { id } });
  }
}
