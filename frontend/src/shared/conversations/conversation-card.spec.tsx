import { jest } from '@jest/globals';
import type { ChatSessionDto } from '@parley/contracts/chat/session';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConversation } from '../../../test/conversations';
import { createQueryClient } from '../api/query-client';
import { sessionsQuery } from '../api/queries/sessions';
import { Toaster } from '../ui/toaster';
import { ConversationCard } from './conversation-card';

const HOUR_MS = 3_600_000;

let sessions: ChatSessionDto[];
let reads: number;

async function answer(path: string, { method = 'GET' }: RequestInit = {}): Promise<Response> {
  const id = path.split('/').at(-1);
  if (method === 'DELETE') {
    sessions = sessions.filter((session) => session.id !== id);
    return new Response(null, { status: 204 });
  }
  if (path === '/api/chat/sessions') reads += 1;
  return Response.json(sessions);
}

function List() {
  const { data = [] } = useQuery(sessionsQuery());
  return (
    <ul>
      {data.map((session) => (
        <li key={session.id}>
          <ConversationCard session={session} />
        </li>
      ))}
    </ul>
  );
}

async function openList() {
  const router = createRouter({
    routeTree: createRootRoute({ component: List }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
      <Toaster />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(cards()).toHaveLength(sessions.length));
}
const cards = () => screen.queryAllByRole('article');

beforeEach(() => {
  reads = 0;
  sessions = [aConversation({ id: 's1' }), aConversation({ id: 's2', title: 'On radium' })];
  globalThis.fetch = answer as typeof fetch;
});

it('tells who, when, what was said last and how much, and goes on', async () => {
  await openList();
  const card = within(cards()[0]!);
  expect(card.getByRole('heading', { name: 'Marie Curie' })).toBeInTheDocument();
  for (const words of ['Belle Époque', 'It glows.', 'Active Chat']) {
    expect(card.getByText(words)).toBeInTheDocument();
  }
  expect(cards()[0]).toHaveTextContent(/2 messages/);
  expect(card.getByRole('link', { name: /Continue/ })).toHaveAttribute('href', '/chat/s1');
  expect(screen.getByText('On radium').closest('article')).toBe(cards()[1]);
  // Nothing of it is told to analytics.
  expect(cards()[0]).toHaveAttribute('data-private');
});

it('does not call a chat active whose figure has left', async () => {
  const { character } = sessions[0]!;
  sessions = [aConversation({ character: { ...character, hasLeft: true } })];
  await openList();
  expect(screen.queryByText('Active Chat')).not.toBeInTheDocument();
  expect(screen.getByText('Has left Parley')).toBeInTheDocument();
});

it('keeps its time current', async () => {
  const startedAt = Date.now();
  sessions = [aConversation({ updatedAt: new Date(startedAt - HOUR_MS + 30_000).toISOString() })];
  jest.useFakeTimers({ now: startedAt, advanceTimers: true });
  await openList();
  expect(screen.getByText('Just now')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(60_000));
  expect(screen.getByText('1h ago')).toBeInTheDocument();
  jest.useRealTimers();
});

it('is taken from the list when it is deleted; the list is read anew and the focus kept', async () => {
  const user = userEvent.setup();
  await openList();
  await user.click(screen.getAllByRole('button', { name: /What to do with/ })[0]!);
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(cards()).toHaveLength(1));
  await waitFor(() => expect(reads).toBe(2));
  expect(screen.getByText('On radium')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Continue/ })).toHaveFocus();
});
