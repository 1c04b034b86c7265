import type { CharacterDto } from '@parley/contracts/catalog/character';

/** A published, free character; override what the test is about. */
export function aCharacter(over: Partial<CharacterDto> = {}): CharacterDto {
  const id = over.id ?? 1;
  return {
    id,
    slug: `figure-${id}`,
    name: `Figure ${id}`,
    description: 'Known for being in a test.',
    era: 'Victorian England',
    category: 'Scientist',
    imageUrl: `/media/portraits/v1.svg?name=Figure+${id}`,
    tokenCost: 0,
    mood: 'curious',
    isFeatured: false,
    status: 'PUBLISHED',
    createdAt: '2026-01-01T00:00:00.000Z',
    bornYear: 1815,
    diedYear: 1852,
    collections: [],
    ...over,
  };
}
