import { Args, Extensions, Int, Query, Resolver } from '@nestjs/graphql';
import { catalogCalls } from '@parley/contracts/catalog/catalog.calls';
import type { CharacterDto, DiscoverDto } from '@parley/contracts/catalog/character';
import { DISCOVER_PAGE_SIZE } from '@parley/contracts/text/limits';
import { Access } from '../access/access.decorator.js';
import { CatalogClient } from '../clients/catalog.client.js';
import type { ListSize } from '../graphql/operation-size.js';
import { Character, DiscoverPage } from './character.type.js';

/** The whole catalog: somewhat over a hundred figures. */
const ALL_CHARACTERS: ListSize = () => 120;
const ONE_PAGE: ListSize = ({ limit }) => Number(limit ?? DISCOVER_PAGE_SIZE);

@Access('public')
@Resolver()
export class CharactersResolver {
  constructor(private readonly catalog: CatalogClient) {}

  @Extensions({ listSize: ALL_CHARACTERS })
  @Query(() => [Character], { description: 'All published characters.' })
  characters(): Promise<CharacterDto[]> {
    return this.catalog.call(catalogCalls.listCharacters);
  }

  @Query(() => Character, { nullable: true, description: 'One character by its id.' })
  character(
    @Args('id', { type: () => Int, description: 'The id of the character.' }) id: number,
  ): Promise<CharacterDto> {
    return this.catalog.call(catalogCalls.characterById, { params: { id } });
  }

  @Query(() => Character, {
    nullable: true,
    description: 'One character by its slug, with or without accents.',
  })
  characterBySlug(
    @Args('slug', { description: 'The name as it stands in addresses.' }) slug: string,
  ): Promise<CharacterDto> {
    return this.catalog.call(catalogCalls.characterBySlug, { params: { slug } });
  }

  @Extensions({ listSize: ONE_PAGE })
  @Query(() => DiscoverPage, {
    description: 'Published characters in an order that one seed keeps, page by page.',
  })
  discoverCharacters(
    @Args('page', { type: () => Int, nullable: true, description: 'Counts from 1.' }) page?: number | null,
    @Args('limit', { type: () => Int, nullable: true, description: 'Characters on a page, at most 100.' })
    limit?: number | null,
    @Args('sessionSeed', {
      type: () => String,
      nullable: true,
      description: 'Any text; it decides the order.',
    })
    sessionSeed?: string | null,
  ): Promise<DiscoverDto> {
    const query = {
      page: page ?? undefined,
      limit: limit ?? undefined,
      sessionSeed: sessionSeed ?? undefined,
    };
    return this.catalog.call(catalogCalls.discoverCharacters, { query });
  }
}
