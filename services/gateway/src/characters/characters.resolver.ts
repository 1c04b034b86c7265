import { Args, Extensions, Int, Query, Resolver } from '@nestjs/graphql';
import { catalogCalls } from '@parley/contracts/catalog/catalog.calls';
import type { CharacterDto, CharacterFacetsDto, DiscoverDto } from '@parley/contracts/catalog/character';
import { DISCOVER_PAGE_SIZE } from '@parley/contracts/text/limits';
import { Access } from '../access/access.decorator.js';
import { CatalogClient } from '../clients/catalog.client.js';
import type { ListSize } from '../graphql/operation-size.js';
import { Character, CharacterFacets, DiscoverPage } from './character.type.js';
import { CharactersArgs, DiscoverArgs, queryOf } from './characters.args.js';

/** The whole catalog: somewhat over a hundred figures. */
const ALL_CHARACTERS: ListSize = ({ limit }) => Number(limit ?? 120);
const ONE_PAGE: ListSize = ({ limit }) => Number(limit ?? DISCOVER_PAGE_SIZE);

@Access('public')
@Resolver()
export class CharactersResolver {
  constructor(private readonly catalog: CatalogClient) {}

  @Extensions({ listSize: ALL_CHARACTERS })
  @Query(() => [Character], { description: 'Published characters: all, or those that pass the filter.' })
  characters(@Args() args: CharactersArgs): Promise<CharacterDto[]> {
    return this.catalog.call(catalogCalls.listCharacters, { query: queryOf(args) });
  }

  @Query(() => CharacterFacets, { description: 'What characters can be filtered by.' })
  characterFacets(): Promise<CharacterFacetsDto> {
    return this.catalog.call(catalogCalls.characterFacets);
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
  discoverCharacters(@Args() args: DiscoverArgs): Promise<DiscoverDto> {
    return this.catalog.call(catalogCalls.discoverCharacters, { query: queryOf(args) });
  }
}
