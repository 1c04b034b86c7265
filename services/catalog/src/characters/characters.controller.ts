import { Controller, Get, Param, Query } from '@nestjs/common';
import { catalogCalls } from '@parley/contracts/catalog/catalog.calls';
import { CharactersQuery, DiscoverQuery } from '@parley/contracts/catalog/catalog.queries';
import type {
  CharacterDto,
  CharacterFacetsDto,
  DiscoverDto,
  PersonaDto,
} from '@parley/contracts/catalog/character';
import { CharactersService } from './characters.service.js';

@Controller()
export class CharactersController {
  constructor(private readonly characters: CharactersService) {}

  @Get(catalogCalls.listCharacters.path)
  list(@Query() query: CharactersQuery): Promise<CharacterDto[]> {
    return this.characters.list(query);
  }

  @Get(catalogCalls.characterFacets.path)
  listFacets(): Promise<CharacterFacetsDto> {
    return this.characters.listFacets();
  }

  @Get(catalogCalls.discoverCharacters.path)
  discover(@Query() query: DiscoverQuery): Promise<DiscoverDto> {
    return this.characters.discover(query);
  }

  @Get(catalogCalls.characterBySlug.path)
  findBySlug(@Param('slug') slug: string): Promise<CharacterDto> {
    return this.characters.findBySlug(slug);
  }

  @Get(catalogCalls.characterById.path)
  findById(@Param('id') id: string): Promise<CharacterDto> {
    return this.characters.findById(id);
  }

  @Get(catalogCalls.personaById.path)
  findPersona(@Param('id') id: string): Promise<PersonaDto> {
    return this.characters.findPersona(id);
  }
}
