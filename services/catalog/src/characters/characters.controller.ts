import { Controller, Get, Param, Query } from '@nestjs/common';
import { catalogCalls } from '@parley/contracts/catalog/catalog.calls';
import { DiscoverQuery } from '@parley/contracts/catalog/catalog.queries';
import type { CharacterDto, DiscoverDto, PersonaDto } from '@parley/contracts/catalog/character';
import { CharactersService } from './characters.service.js';

@Controller()
export class CharactersController {
  constructor(private readonly characters: CharactersService) {}

  @Get(catalogCalls.listCharacters.path)
  list(): Promise<CharacterDto[]> {
    return this.characters.list();
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
