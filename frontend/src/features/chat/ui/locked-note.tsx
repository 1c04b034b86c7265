import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LockKeyhole } from 'lucide-react';
import { characterBySlugQuery } from '../../../shared/api/queries/characters';
import { tokensText } from '../../../shared/tokens/token-balance';
import { buttonClasses } from '../../../shared/ui/button';

/** The character costs tokens by now: what it costs, and where it is unlocked. */
export function LockedNote({ name, slug }: { name: string; slug: string }) {
  const { data: character } = useQuery(characterBySlugQuery(slug));
  const collection = character?.collections[0]?.id;
  const link = buttonClasses('primary', 'sm', 'min-h-11');
  return (
    <div role="alert" className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <LockKeyhole aria-hidden size={18} className="text-accent" />
      <p className="min-w-0 flex-1 basis-60 text-sm text-ink-soft">
        {name} is locked
        {character && character.tokenCost > 0 && ` and costs ${tokensText(character.tokenCost)}`}. What was
        said here stays readable, and your text is kept.
      </p>
      {collection === undefined ? (
        <Link to="/discover" className={link}>
          Unlock on Discover
        </Link>
      ) : (
        <Link to="/collections" search={{ collection }} className={link}>
          Unlock in Collections
        </Link>
      )}
    </div>
  );
}
