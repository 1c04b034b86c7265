import type { ReactNode } from 'react';

interface SectionHeadingProps {
  id?: string;
  /** What kind of section this is, in small capitals above the title. */
  label?: ReactNode;
  title: ReactNode;
  /** A line under the title. */
  note?: ReactNode;
  /** A link or button at the end of the line. */
  action?: ReactNode;
}

/** The head of a section: title, a line under it, a way to more at the end. */
export function SectionHeading({ id, label, title, note, action }: SectionHeadingProps) {
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-t border-edge pt-5">
      <div className="min-w-0 max-w-measure">
        <h2 id={id} className="text-headline">
          {label && <span className="caps mb-2 block text-accent">{label} </span>}
          {title}
        </h2>
        {note && <p className="mt-2 font-reading text-reading text-ink-soft">{note}</p>}
      </div>
      {action}
    </header>
  );
}
