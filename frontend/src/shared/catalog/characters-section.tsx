import { Link, type LinkProps } from '@tanstack/react-router';
import { buttonClasses } from '../ui/button';
import { SectionHeading } from '../ui/section-heading';
import { CharactersRow, type CharactersRowProps } from './characters-row';

interface CharactersSectionProps extends CharactersRowProps {
  /** Unique on the page, and its heading's id with `-title` behind it. */
  name: string;
  title: string;
  note: string;
  /** The way to more of them. */
  more: { to: LinkProps['to']; label: string };
}

/** A row of figures under a heading, with the way to more of them. */
export function CharactersSection({ name, title, note, more, ...row }: CharactersSectionProps) {
  const titleId = `${name}-title`;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading
        id={titleId}
        title={title}
        note={note}
        action={
          <Link to={more.to} className={buttonClasses('outline', 'md')}>
            {more.label}
          </Link>
        }
      />
      <CharactersRow {...row} />
    </section>
  );
}
