import { useQuery } from '@tanstack/react-query';
import { DEMO_CHARACTERS_MAX } from '@parley/contracts/text/limits';
import { featuredCharactersQuery, firstCharactersQuery } from '../../shared/api/queries/characters';

/** "Up to 6 featured characters (else first 6)." */
export function useTable() {
  const featured = useQuery(featuredCharactersQuery());
  const isNobodyFeatured = featured.data?.length === 0;
  const first = useQuery({ ...firstCharactersQuery(), enabled: isNobodyFeatured });
  const { data, isPending } = isNobodyFeatured ? first : featured;
  return { figures: data?.slice(0, DEMO_CHARACTERS_MAX) ?? [], isPending };
}
