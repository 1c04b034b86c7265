import type { CharacterDto, CollectionName, PersonaDto } from '@parley/contracts/catalog/character';
import { portraitUrl } from '@parley/contracts/media/picture-urls';
import type { CharacterEntity } from './character.entity.js';

/** A character as the statements return it for the public: without personality and dossier. */
export interface CharacterRow extends Omit<
  CharacterEntity,
  'foldedSlug' | 'personality' | 'dossier' | 'updatedAt'
> {
  collections: CollectionName[];
}

export type PersonaRow = CharacterRow & Pick<CharacterEntity, 'personality' | 'dossier'>;

/** Selects a {@link CharacterRow} from `characters c`. */
export const CHARACTER_COLUMNS = `
  c.id, c.slug, c.name, c.description, c.era, c.category, c.image_url AS "imageUrl",
  c.token_cost AS "tokenCost", c.mood, c.is_featured AS "isFeatured", c.status,
  c.created_at AS "createdAt", c.born_year AS "bornYear", c.died_year AS "diedYear",
  COALESCE((
    SELECT json_agg(json_build_object('id', k.id, 'name', k.name) ORDER BY k.position, k.id)
      FROM character_collections l JOIN collections k ON k.id = l.collection_id
     WHERE l.character_id = c.id
  ), '[]') AS collections`;

/** Names every field, so that a column added to the statement does not become public by itself. */
export function toCharacterDto(row: CharacterRow): CharacterDto {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    era: row.era,
    category: row.category,
    imageUrl: row.imageUrl ?? portraitUrl(row),
    tokenCost: row.tokenCost,
    mood: row.mood,
    isFeatured: row.isFeatured,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    bornYear: row.bornYear,
    diedYear: row.diedYear,
    collections: row.collections,
  };
}

export function toPersonaDto(row: PersonaRow): PersonaDto {
  const { bornYear, diedYear, personality, dossier } = row;
  return { character: toCharacterDto(row), personality, dossier: { bornYear, diedYear, ...dossier } };
}
