import { Injectable } from '@nestjs/common';
import type {
  CharacterDto,
  CharacterFacetsDto,
  DiscoverDto,
  PersonaDto,
} from '@parley/contracts/catalog/character';
import type { CharactersQuery, DiscoverQuery } from '@parley/contracts/catalog/catalog.queries';
import { foldedSlug, slugOf } from '@parley/contracts/text/slug';
import { rowIdOf } from '../database/row-id.js';
import { characterErrors } from './character.errors.js';
import { toCharacterDto, toPersonaDto } from './character.row.js';
import { CharactersRepository } from './characters.repository.js';
import { hasMoreAfter, pageBounds, shuffleKeyOf } from './shuffle.rules.js';

@Injectable()
export class CharactersService {
  constructor(private readonly characters: CharactersRepository) {}

  async list(query: CharactersQuery): Promise<CharacterDto[]> {
    return (await this.characters.list(query)).map(toCharacterDto);
  }

  listFacets(): Promise<CharacterFacetsDto> {
    return this.characters.listFacets();
  }

  async discover({ page, limit, sessionSeed, ...filter }: DiscoverQuery): Promise<DiscoverDto> {
    const [rows, total] = await Promise.all([
      this.characters.listShuffled(shuffleKeyOf(sessionSeed), pageBounds(page, limit), filter),
      this.characters.count(filter),
    ]);
    return { characters: rows.map(toCharacterDto), hasMore: hasMoreAfter(page, limit, total), total };
  }

  /** In any case, with or without diacritics. */
  async findBySlug(text: string): Promise<CharacterDto> {
    const row = await this.characters.findBySlug(slugOf(text), foldedSlug(text));
    if (!row) throw characterErrors.unknown();
    return toCharacterDto(row);
  }

  async findById(idText: string): Promise<CharacterDto> {
    const id = rowIdOf(idText);
    const row = id && (await this.characters.findById(id));
    if (!row) throw characterErrors.unknown();
    return toCharacterDto(row);
  }

  async findPersona(idText: string): Promise<PersonaDto> {
    const id = rowIdOf(idText);
    const row = id && (await this.characters.findPersona(id));
    if (!row) throw characterErrors.unknown();
    return toPersonaDto(row);
  }
}
