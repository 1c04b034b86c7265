import type { CharacterDto } from '@parley/contracts/catalog/character';
import { Link } from '@tanstack/react-router';
import { buttonClasses } from '../../shared/ui/button';
import { LockedAction } from './locked-action';

interface TalkToLinkProps {
  character: CharacterDto;
  label: string;
  look: 'primary' | 'soft';
}

/** The direct link to a figure's table, in the look of a button; for a visitor a paid figure stays locked. */
export function TalkToLink({ character, label, look }: TalkToLinkProps) {
  if (character.tokenCost > 0) return <LockedAction character={character} />;
  return (
    <Link
      to="/talk-to/$characterSlug"
      params={{ characterSlug: character.slug }}
      className={buttonClasses(look, look === 'primary' ? 'lg' : 'md')}
    >
      {label}
      {!label.includes(character.name) && <span className="sr-only"> with {character.name}</span>}
    </Link>
  );
}
