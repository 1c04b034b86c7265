import type { ReactNode } from 'react';
import { Ornament } from './ornament';

interface ErrorViewProps {
  title: string;
  /** What happened, what was kept and what to do next. */
  children?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
  /** The heading's level; 1 when the view is the whole page. */
  level?: 1 | 2 | 3;
}

/** Something failed: said plainly, with a way on. */
export function ErrorView({ title, children, actions, level = 2 }: ErrorViewProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-measure flex-col items-center px-gutter py-12 text-center"
    >
      <Ornament className="mb-6 h-6 text-accent" />
      <Heading className="text-title">{title}</Heading>
      {children && <div className="mt-3 font-reading text-reading text-ink-soft">{children}</div>}
      {actions && <div className="mt-7 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
