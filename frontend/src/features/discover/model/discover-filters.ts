import type { CharactersFilter } from '../../../shared/api/queries/characters';
import { readStored, writeStored } from '../../../shared/storage/safe-storage';

const STORE = 'parley.discover-filters';

/** What the visitor has narrowed the wall to; empty texts narrow nothing. */
export interface DiscoverFilters {
  name: string;
  category: string;
  era: string;
  freeOnly: boolean;
}

export const NO_FILTERS: DiscoverFilters = { name: '', category: '', era: '', freeOnly: false };
/** As long as the server takes. */
export const NAME_MAX_LENGTH = 60;

export function readFilters(): DiscoverFilters {
  try {
    const stored = JSON.parse(readStored(STORE) ?? '{}') as Partial<Record<keyof DiscoverFilters, unknown>>;
    return {
      name: textOf(stored.name),
      category: textOf(stored.category),
      era: textOf(stored.era),
      freeOnly: stored.freeOnly === true,
    };
  } catch {
    return NO_FILTERS;
  }
}

export function writeFilters(filters: DiscoverFilters): void {
  writeStored(STORE, JSON.stringify(filters));
}

export function isFiltered(filters: DiscoverFilters): boolean {
  return Object.values(filters).some(Boolean);
}

/** The filter as the server has it. A comma would separate two names. */
export function asQuery({ name, category, era, freeOnly }: DiscoverFilters): CharactersFilter {
  const part = name.replaceAll(',', ' ').trim();
  return {
    names: part ? [part] : undefined,
    category: category || undefined,
    era: era || undefined,
    free: freeOnly || undefined,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, NAME_MAX_LENGTH) : '';
}
