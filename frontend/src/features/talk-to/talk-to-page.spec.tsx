import { jest } from '@jest/globals';
import type { CharacterDto } from '@parley/contracts/catalog/character';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { aCharacter } from '../../../test/characters';
import { aUser, refusal } from '../../../test/page';
import { createQueryClient } from '../../shared/api/query-client';
import { TalkToPage } from './talk-to-page';

const asked: string[] = [];
afterEach(() => jest.useRealTimers());

/** Follows the link to a figure; the server takes its time to open a session, unless it is said what it answers. */
function follow(
  character: CharacterDto,
  { user = null, session = new Promise(() => {}) }: { user?: unknown; session?: unknown } = {},
) {
  asked.length = 0;
  globalThis.fetch = (async (path: string) => {
    asked.push(path);
    if (path === '/api/auth/user') return Response.json(user);
    if (path === '/api/chat/sessions') return session;
    return Response.json(character);
  }) as typeof fetch;
  const root = createRootRoute();
  const link = createRoute({
    getParentRoute: () => root,
    path: '/talk-to/$slug',
    component: () => <TalkToPage slug={character.slug} notFound={<p>Not found</p>} />,
  });
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <p>The home page</p> });
  const chat = createRoute({ getParentRoute: () => root, path: '/chat/$sessionId' });
  const collections = createRoute({
    getParentRoute: () => root,
    path: '/collections',
    component: () => <p>The collections</p>,
  });
  const router = createRouter({
    routeTree: root.addChildren([link, home, chat, collections]),
    history: createMemoryHistory({ initialEntries: [`/talk-to/${character.slug}`] }),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

describe('the direct link to a figure', () => {
  it('says in turns what it is doing', async () => {
    jest.useFakeTimers();
    follow(aCharacter({ name: 'Ada Lovelace', slug: 'ada-lovelace' }));
    const said: (string | null)[] = [];
    await act(() => jest.advanceTimersByTimeAsync(100));
    for (let turn = 0; turn < 4; turn++) {
      said.push(screen.getByRole('heading', { level: 1 }).textContent);
      await act(() => jest.advanceTimersByTimeAsync(1_500));
    }
    expect(said).toEqual([
      'Connecting you with Ada Lovelace...',
      'Preparing your conversation...',
      'Almost ready...',
      'Connecting you with Ada Lovelace...',
    ]);
  });

  it('sends a visitor who may not talk with a paid figure to the home page', async () => {
    follow(aCharacter({ tokenCost: 9 }));
    expect(await screen.findByText('The home page')).toBeInTheDocument();
    expect(asked).not.toContain('/api/chat/sessions');
  });

  it('leads an account that has not unlocked the figure to the collections', async () => {
    follow(aCharacter({ tokenCost: 9 }), {
      user: aUser(),
      session: refusal(402, { message: 'Character is locked' }),
    });
    expect(await screen.findByText('The collections')).toBeInTheDocument();
    expect(asked).toContain('/api/chat/sessions');
  });
});
