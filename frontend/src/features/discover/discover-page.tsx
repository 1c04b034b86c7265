import type { CharacterDto } from '@parley/contracts/catalog/character';
import { useState, type ReactNode } from 'react';
import { PageHeading } from '../../shared/ui/page-heading';
import { DiscoverWall } from './discover-wall';
import { FilterBar } from './filter-bar';
import {
  asQuery,
  type DiscoverFilters,
  NO_FILTERS,
  readFilters,
  writeFilters,
} from './model/discover-filters';
import { useSettled } from './use-settled';

const TYPING_PAUSE_MS = 300;

interface DiscoverPageProps {
  renderCard: (character: CharacterDto) => ReactNode;
}

/** Everyone, on one wall, in an order that is this visitor's and this visit's own. */
export function DiscoverPage({ renderCard }: DiscoverPageProps) {
  const [filters, setFilters] = useState(readFilters);
  const name = useSettled(filters.name, TYPING_PAUSE_MS);
  const change = (changed: Partial<DiscoverFilters>) => {
    const next = { ...filters, ...changed };
    setFilters(next);
    writeFilters(next);
  };
  return (
    <div className="page-width pb-section">
      <PageHeading
        title="Discover Characters"
        note="Everyone who can be met here, from every age and calling."
      />
      <FilterBar filters={filters} onChange={change} />
      <DiscoverWall
        filter={asQuery({ ...filters, name })}
        onClear={() => change(NO_FILTERS)}
        renderCard={renderCard}
      />
    </div>
  );
}
