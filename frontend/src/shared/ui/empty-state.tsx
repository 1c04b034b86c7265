import type { ReactNode } from 'react';
import { Ornament } from './ornament';

interface EmptyStateProps {
  children: ReactNode;
  actions?: ReactNode;
}

/** Nothing here yet, in the words of the page, with what to do instead. */
export function EmptyState({ children, actions }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-measure flex-col items-center py-10 text-center">
      <Ornament className="mb-5 h-5 text-ink-faint" />
      <p className="font-reading text-reading text-ink-soft">{children}</p>
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
