import type { CharacterDto } from '@parley/contracts/catalog/character';
import { Link } from '@tanstack/react-router';
import { buttonClasses } from '../../shared/ui/button';
import { PaidAction } from './paid-action';

interface TalkToLinkProps {
  character: CharacterDto;
  label: string;
  look: 'primary' | 'soft';
}

/** The direct link to a figure's table, in the look of a button; a paid figure is to be unlocked first. */
export function TalkToLink({ character, label, look }: TalkToLinkProps) {
  const size = look === 'primary' ? 'lg' : 'md';
  const link = (
    <Link
      to="/talk-to/$characterSlug"
      params={{ characterSlug: character.slug }}
      className={buttonClasses(look, size)}
    >
      {label}
      {!label.includes(character.name) && <span className="sr-only"> with {character.name}</span>}
    </Link>
  );
  return character.tokenCost > 0 ? <PaidAction character={character} open={link} size={size} /> : link;
}
