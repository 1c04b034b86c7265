import { useId, type ReactNode } from 'react';
import { FetchError } from '../../shared/ui/fetch-error';
import { SectionHeading } from '../../shared/ui/section-heading';

interface ProfilePartProps {
  title: string;
  note?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** One part of the page, with a heading of its own. */
export function ProfilePart({ title, note, action, children }: ProfilePartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} note={note} action={action} />
      {children}
    </section>
  );
}

/** A part that could not be fetched; the others are not affected. */
export function PartFailure({ what, onTryAgain }: { what: string; onTryAgain: () => void }) {
  return (
    <FetchError title={`${what} could not be fetched`} isFetching={false} onTryAgain={onTryAgain}>
      <p>The connection or the server gave out. Nothing is lost; please try again.</p>
    </FetchError>
  );
}
