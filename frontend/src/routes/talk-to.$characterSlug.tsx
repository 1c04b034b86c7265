import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../features/shell/not-found-page';
import { TalkToPage } from '../features/talk-to/talk-to-page';
import { characterBySlugQuery } from '../shared/api/queries/characters';
import { pageHead } from '../shared/page-head';

export const Route = createFileRoute('/talk-to/$characterSlug')({
  head: () => pageHead('Opening a conversation', 'A direct way to the table of one figure of history.'),
  // A link under the pointer must not open a session: only the look-up is preloaded.
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(characterBySlugQuery(params.characterSlug)),
  component: TalkTo,
});

function TalkTo() {
  const { characterSlug } = Route.useParams();
  return <TalkToPage key={characterSlug} slug={characterSlug} notFound={<NotFoundPage />} />;
}
