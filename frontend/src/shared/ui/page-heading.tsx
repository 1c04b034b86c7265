import type { ReactNode } from 'react';

interface PageHeadingProps {
  title: ReactNode;
  note?: ReactNode;
}

/** The head of a page: its title, and a line on what is here. */
export function PageHeading({ title, note }: PageHeadingProps) {
  return (
    <header className="pb-8 pt-10 md:pb-10 md:pt-16">
      <h1 className="text-headline">{title}</h1>
      {note && <p className="mt-3 max-w-measure font-reading text-lead text-ink-soft">{note}</p>}
    </header>
  );
}
