import type { CollectionDto } from '@parley/contracts/catalog/collection';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import { aCharacter } from '../../../test/characters';
import { createQueryClient } from '../../shared/api/query-client';
import { CollectionsPage } from './collections-page';

const aCollection = (id: number, characterCount: number): CollectionDto => ({
  id,
  name: `Collection ${id}`,
  description: `What holds collection ${id} together.`,
  minTokenCost: 0,
  characterCount,
  faces: [],
});

it('the collections page has a chip for each collection that somebody is in, and tells about the chosen one', async () => {
  globalThis.fetch = (async (path: string) =>
    Response.json(
      path === '/api/collections'
        ? [aCollection(1, 0), aCollection(2, 1), aCollection(3, 5)]
        : [aCharacter({ name: 'Ada Lovelace' })],
    )) as typeof fetch;
  Element.prototype.scrollTo = () => undefined;
  const routeTree = createRootRoute({
    component: () => <CollectionsPage selectedId={undefined} renderCard={({ name }) => <p>{name}</p>} />,
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  const chips = within(await screen.findByRole('navigation', { name: 'Collections' })).getAllByRole('link');
  expect(chips.map((chip) => chip.getAttribute('data-collection'))).toEqual(['2', '3']);
  const chosen = screen.getByRole('region', { name: 'Collection 2' });
  expect(chosen).toHaveTextContent('What holds collection 2 together.');
  expect(await within(chosen).findByText('Ada Lovelace')).toBeInTheDocument();
  expect(chosen).toHaveTextContent('Showing 1 characters from Collection 2');
});
