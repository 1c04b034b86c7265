import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CharacterDto } from '@parley/contracts/catalog/character';
import { aCharacter } from '../../../test/characters';
import { createQueryClient } from '../../shared/api/query-client';
import { Toaster } from '../../shared/ui/toaster';
import { CharacterCard } from './character-card';

const fetchMock = jest.fn<typeof fetch>();
beforeEach(() => {
  fetchMock.mockReset();
  fetchMock.mockImplementation(async () => Response.json(null));
  globalThis.fetch = fetchMock;
});

function showCard(character: CharacterDto) {
  const root = createRootRoute();
  const routeTree = root.addChildren([
    createRoute({
      getParentRoute: () => root,
      path: '/',
      component: () => (
        <>
          <CharacterCard character={character} />
          <Toaster />
        </>
      ),
    }),
    createRoute({ getParentRoute: () => root, path: '/chat/$sessionId', component: () => <p>The chat</p> }),
  ]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return router;
}

/** Answers the user query with null and everything else with the given answer. */
function answer(session: () => Promise<Response>) {
  fetchMock.mockImplementation((path) =>
    path === '/api/auth/user' ? Promise.resolve(Response.json(null)) : session(),
  );
}

describe('CharacterCard', () => {
  it('shows picture, name, era, mood and description', async () => {
    showCard(aCharacter({ name: 'Ada Lovelace', description: 'Wrote the first program.', mood: 'playful' }));
    const card = within(await screen.findByRole('article'));
    for (const text of ['Victorian England', 'playful', 'Wrote the first program.']) {
      expect(card.getByText(text)).toBeInTheDocument();
    }
    const name = card.getByRole('heading', { name: 'Ada Lovelace' });
    expect(name.closest('article')!.querySelector('.portrait')).not.toHaveClass('grayscale');
  });

  it('opens a session as the anonymous visitor and goes to the chat', async () => {
    answer(async () => Response.json({ id: 'session-1' }, { status: 201 }));
    const router = showCard(aCharacter({ id: 7, name: 'Ada Lovelace' }));
    await userEvent.click(await screen.findByRole('button', { name: /Chat Free Now/ }));
    await screen.findByText('The chat');
    expect(router.state.location.pathname).toBe('/chat/session-1');
    const [path, init] = fetchMock.mock.calls.at(-1)!;
    expect(path).toBe('/api/chat/sessions');
    expect(JSON.parse(String(init?.body))).toEqual({
      characterId: 7,
      anonymousSessionId: localStorage.getItem('anonymousSessionId'),
    });
  });

  it('covers the page with "Connecting to …" meanwhile', async () => {
    answer(() => new Promise(() => {}));
    showCard(aCharacter({ name: 'Ada Lovelace' }));
    await userEvent.click(await screen.findByRole('button', { name: /Chat Free Now/ }));
    expect(await screen.findByText('Connecting to Ada Lovelace')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Chat Free Now/ })).toBeDisabled();
  });

  it('says what the server said when the start fails', async () => {
    answer(async () => new Response('{"message":"Character not found"}', { status: 404 }));
    showCard(aCharacter());
    await userEvent.click(await screen.findByRole('button', { name: /Chat Free Now/ }));
    await waitFor(() => expect(screen.getAllByText('Failed to start chat')[0]).toBeInTheDocument());
    expect(screen.getAllByText('Character not found')[0]).toBeInTheDocument();
    expect(screen.queryByText(/Connecting to/)).not.toBeInTheDocument();
  });

  it('greys a paid character and asks for a login', async () => {
    showCard(aCharacter({ tokenCost: 15 }));
    const button = await screen.findByRole('button', { name: /Log in to unlock/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button.closest('article')!.querySelector('.portrait')).toHaveClass('grayscale');
    fireEvent.pointerEnter(button.parentElement!, { pointerType: 'mouse' });
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'costs 15 tokens. Create a free account to unlock.',
    );
    await userEvent.click(button);
    const written = fetchMock.mock.calls.filter(([, init]) => init?.method === 'POST');
    expect(written).toEqual([]);
  });

  it('shows two collections and counts the rest; an unknown mood is neutral', async () => {
    const collections = ['One', 'Two', 'Three', 'Four'].map((name, id) => ({ id, name }));
    showCard(aCharacter({ collections, mood: 'grumpy' as never }));
    expect(await screen.findByText('Two')).toBeInTheDocument();
    expect(screen.queryByText('Three')).not.toBeInTheDocument();
    expect(screen.getByText('+2')).toBeInTheDocument();
    expect(screen.getByText('neutral')).toBeInTheDocument();
  });
});
