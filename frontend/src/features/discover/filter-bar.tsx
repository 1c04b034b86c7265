import type { FacetValue } from '@parley/contracts/catalog/character';
import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { characterFacetsQuery } from '../../shared/api/queries/characters';
import { Button } from '../../shared/ui/button';
import { type DiscoverFilters, isFiltered, NAME_MAX_LENGTH, NO_FILTERS } from './model/discover-filters';

interface FilterBarProps {
  filters: DiscoverFilters;
  onChange: (changed: Partial<DiscoverFilters>) => void;
}

const FIELD =
  'min-h-11 rounded-md border border-edge bg-raised px-3.5 text-base text-ink placeholder:text-ink-faint sm:text-sm';

/** What the wall is narrowed to: a name, a calling, an age, those who are free. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const facets = useQuery(characterFacetsQuery());
  return (
    <form
      role="search"
      aria-label="Characters"
      onSubmit={(event) => event.preventDefault()}
      className="mb-8 grid grid-cols-2 items-center gap-3 sm:flex sm:flex-wrap"
    >
      <label className="relative col-span-2 grow sm:max-w-xs">
        <span className="sr-only">Name</span>
        <Search aria-hidden size={16} className="absolute left-3.5 top-1/2 -translate-y-1/2 text-ink-faint" />
        <input
          type="search"
          value={filters.name}
          maxLength={NAME_MAX_LENGTH}
          placeholder="Look for a name"
          autoComplete="off"
          onChange={({ target }) => onChange({ name: target.value })}
          className={`${FIELD} w-full pl-10`}
        />
      </label>
      <Choice
        label="Calling"
        everything="Every calling"
        value={filters.category}
        values={facets.data?.categories ?? []}
        onChange={(category) => onChange({ category })}
      />
      <Choice
        label="Era"
        everything="Every era"
        value={filters.era}
        values={facets.data?.eras ?? []}
        onChange={(era) => onChange({ era })}
      />
      <label className="flex min-h-11 cursor-pointer select-none items-center gap-2.5 px-1 text-sm text-ink-soft">
        <input
          type="checkbox"
          checked={filters.freeOnly}
          onChange={({ target }) => onChange({ freeOnly: target.checked })}
          className="size-4.5 accent-accent"
        />
        Free to talk to
      </label>
      {isFiltered(filters) && (
        <Button variant="quiet" size="sm" onClick={() => onChange(NO_FILTERS)}>
          <X aria-hidden size={15} /> Clear
        </Button>
      )}
    </form>
  );
}

interface ChoiceProps {
  label: string;
  everything: string;
  value: string;
  values: FacetValue[];
  onChange: (value: string) => void;
}

function Choice({ label, everything, value, values, onChange }: ChoiceProps) {
  // A stored choice stays shown while the values are being fetched, and when nobody has it any more.
  const isUnlisted = value !== '' && !values.some((one) => one.value === value);
  return (
    <label className="min-w-0">
      <span className="sr-only">{label}</span>
      <select
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`${FIELD} w-full cursor-pointer`}
      >
        <option value="">{everything}</option>
        {isUnlisted && <option value={value}>{value}</option>}
        {values.map((one) => (
          <option key={one.value} value={one.value}>
            {one.value} ({one.count})
          </option>
        ))}
      </select>
    </label>
  );
}
