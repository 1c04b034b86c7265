import { characterPage } from '@parley/contracts/pages/page-texts';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useHeadOverride } from '../features/shell/head-override';
import { NotFoundPage } from '../features/shell/not-found-page';
import { TalkToPage } from '../features/talk-to/talk-to-page';
import { characterBySlugQuery } from '../shared/api/queries/characters';

export const Route = createFileRoute('/talk-to/$characterSlug')({
  // A link under the pointer must not open a session: only the look-up is preloaded.
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(characterBySlugQuery(params.characterSlug)),
  component: TalkTo,
});

function TalkTo() {
  const { characterSlug } = Route.useParams();
  const { data: character = null } = useQuery(characterBySlugQuery(characterSlug));
  useHeadOverride(character && characterPage(character));
  return <TalkToPage key={characterSlug} slug={characterSlug} notFound={<NotFoundPage />} />;
}
