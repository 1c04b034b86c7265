import { useQuery } from '@tanstack/react-query';
import { charactersNamedQuery, featuredCharactersQuery } from '../../shared/api/queries/characters';
import type { QuizFigure } from './figures';
import { matchOf } from './quiz.rules';

/** Whom the catalog has for the figure; null when nobody could stand in, too. */
export function useMatch(figure: QuizFigure) {
  const named = useQuery(charactersNamedQuery(figure.aliases));
  const featured = useQuery(featuredCharactersQuery());
  const match = matchOf(figure, named.data ?? [], []);
  const standIn = matchOf(figure, [], featured.data ?? []);
  return {
    character: match ?? (named.isPending ? null : standIn),
    /** Whether the character is the figure, not somebody in their place. */
    isFigure: match !== null,
    isPending: named.isPending || (match === null && featured.isPending),
  };
}
