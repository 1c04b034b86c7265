import type { CollectionDto } from '@parley/contracts/catalog/collection';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { classNames } from '../../shared/ui/class-names';

interface CollectionChipsProps {
  collections: CollectionDto[];
  chosenId: number;
}

/** All collections in a row that scrolls sideways; the chosen one is kept in view. */
export function CollectionChips({ collections, chosenId }: CollectionChipsProps) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>(`[data-collection="${chosenId}"]`);
    if (!row.current || !chip) return;
    const margin = (row.current.clientWidth - chip.offsetWidth) / 2;
    row.current.scrollTo({ left: chip.offsetLeft - row.current.offsetLeft - margin, behavior: 'smooth' });
  }, [chosenId]);
  return (
    <nav ref={row} aria-label="Collections" className="-mx-gutter overflow-x-auto px-gutter py-1">
      <ul className="flex w-max gap-2">
        {collections.map(({ id, name, characterCount }) => (
          <li key={id}>
            <Link
              to="/collections"
              search={{ collection: id }}
              preload="intent"
              resetScroll={false}
              data-collection={id}
              aria-current={id === chosenId || undefined}
              className={classNames(
                'flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border px-4 text-sm font-medium',
                id === chosenId
                  ? 'border-accent bg-accent text-on-accent forced-colors:border-4'
                  : 'border-edge text-ink-soft hover:border-accent hover:text-accent',
              )}
            >
              {name}
              <span aria-hidden className="tabular text-xs opacity-75">
                {characterCount}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
