import type { CollectionDto } from '@parley/contracts/catalog/collection';
import { type KeyboardEvent, useRef } from 'react';
import { classNames } from '../../shared/ui/class-names';
import { Portrait } from '../../shared/ui/portrait';

interface CollectionTabsProps {
  collections: CollectionDto[];
  at: number;
  /** A line fills while the next one's turn comes. */
  isRunning: boolean;
  onChoose: (place: number) => void;
}

export const tabId = ({ id }: CollectionDto) => `carousel-tab-${id}`;
export const panelId = ({ id }: CollectionDto) => `carousel-panel-${id}`;

/** The collections' cards: one is open. One stop for the Tab key, the arrows go from card to card. */
export function CollectionTabs({ collections, at, isRunning, onChoose }: CollectionTabsProps) {
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeAfter(event.key, at, collections.length);
    if (place === null) return;
    event.preventDefault();
    onChoose(place);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place]?.focus();
  };
  return (
    <div
      ref={row}
      role="tablist"
      aria-label="Collections"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="grid grid-cols-2 gap-3 max-[18rem]:grid-cols-1 sm:gap-4 lg:grid-cols-4"
    >
      {collections.map((collection, place) => (
        <CollectionTab
          key={collection.id}
          collection={collection}
          isOpen={place === at}
          isRunning={isRunning}
          onChoose={() => onChoose(place)}
        />
      ))}
    </div>
  );
}

interface CollectionTabProps {
  collection: CollectionDto;
  isOpen: boolean;
  isRunning: boolean;
  onChoose: () => void;
}

function CollectionTab({ collection, isOpen, isRunning, onChoose }: CollectionTabProps) {
  const { name, characterCount, faces } = collection;
  return (
    <button
      type="button"
      role="tab"
      id={tabId(collection)}
      aria-selected={isOpen}
      aria-controls={isOpen ? panelId(collection) : undefined}
      tabIndex={isOpen ? 0 : -1}
      onClick={onChoose}
      className={classNames(
        'relative flex flex-col items-start overflow-clip rounded-lg border bg-raised p-4 text-left shadow-card transition-colors sm:p-5',
        isOpen ? 'border-accent forced-colors:border-4' : 'border-rule hover:border-accent',
      )}
    >
      <span aria-hidden className="mb-3 flex h-12 items-center gap-1.5 sm:h-14">
        {faces.map((face) => (
          <Portrait key={face.id} {...face} size={64} className="h-full w-auto drop-shadow-sm" />
        ))}
      </span>
      <span className={classNames('font-display text-name', isOpen && 'text-accent')}>{name}</span>
      <span className="tabular mt-1 text-xs text-ink-faint">
        {characterCount} {characterCount === 1 ? 'character' : 'characters'}
      </span>
      {isOpen && isRunning && (
        <span aria-hidden className="absolute inset-x-0 bottom-0 h-0.5 origin-left animate-fill bg-accent" />
      )}
    </button>
  );
}

function placeAfter(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
