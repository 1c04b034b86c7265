import type { ReactNode } from 'react';
import { Skeleton } from './skeleton';

const GRID = 'grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 xl:grid-cols-4';

/** Cards side by side: one column on a phone, four on a desk. The children are list items. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={GRID}>{children}</ul>;
}

/** The grid's shape while its cards are being fetched. */
export function CardGridSkeleton({ count, label }: { count: number; label: string }) {
  return (
    <div role="status" aria-label={label} className={GRID}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="h-62 sm:h-110" />
      ))}
    </div>
  );
}
