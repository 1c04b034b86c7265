import type { CharacterDto } from '@parley/contracts/catalog/character';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCharacter } from '../../../test/characters';
import { createQueryClient } from '../../shared/api/query-client';
import { Toaster } from '../../shared/ui/toaster';
import { LandingPage } from './landing-page';

const featured = (id: number, tokenCost = 0) => aCharacter({ id, tokenCost, isFeatured: true });
const EVENT = {
  id: 7,
  title: 'The Ides of March',
  description: 'Caesar falls.',
  year: -44,
  month: 3,
  day: 15,
};

interface Catalog {
  characters?: CharacterDto[] | Promise<CharacterDto[]>;
  events?: object[];
}

function renderLanding({
  characters = [1, 2, 3, 4, 5].map((id) => featured(id)),
  events = [EVENT],
}: Catalog = {}) {
  globalThis.fetch = (async (path: string) => {
    if (path === '/api/auth/user') return Response.json(null);
    if (path === '/api/chat/sessions') return Response.json({ message: 'away' }, { status: 404 });
    if (path.startsWith('/api/events/today')) return Response.json(events);
    return Response.json(path.includes('featured=true') ? await characters : []);
  }) as typeof fetch;
  window.matchMedia = (() => ({ matches: true })) as never;
  // jsdom has none: what lies below the first screen is drawn when the page is idle.
  window.requestIdleCallback = ((callback: () => void) => window.setTimeout(callback)) as never;
  window.cancelIdleCallback = window.clearTimeout;
  const routeTree = createRootRoute({
    component: () => (
      <>
        <LandingPage
          renderCard={({ name }, ribbon) => (
            <article>
              {name} {ribbon}
            </article>
          )}
          demo={null}
          quiz={null}
        />
        <Toaster />
        <p>Beside the page</p>
      </>
    ),
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

async function showLanding(catalog?: Catalog) {
  renderLanding(catalog);
  // The last part of the page: by then all are there.
  await screen.findByRole('region', { name: 'Your chair is free' });
  const popular = screen.getByRole('region', { name: 'Most popular' });
  await within(popular).findAllByRole('article');
  return popular;
}

describe('the landing page', () => {
  it('marks the first of the most popular with #1, and says that all are free to try', async () => {
    const popular = await showLanding();
    const cards = within(popular).getAllByRole('article');
    expect(cards).toHaveLength(4);
    expect(cards.map((card) => card.textContent.endsWith('#1'))).toEqual([true, false, false, false]);
    expect(within(popular).getByText('All of them are free to try.')).toBeInTheDocument();
  });

  it('does not call free what is not', async () => {
    const popular = await showLanding({ characters: [featured(1), featured(2, 9)] });
    expect(within(popular).queryByText(/free to try/)).not.toBeInTheDocument();
  });

  it('leads to each event of today and to all collections', async () => {
    await showLanding();
    expect(await screen.findByRole('link', { name: EVENT.title })).toHaveAttribute('href', '/events/7');
    expect(screen.getByRole('link', { name: 'All collections' })).toHaveAttribute('href', '/collections');
  });

  it('shows three events of today at the most', async () => {
    await showLanding({ events: [1, 2, 3, 4].map((id) => ({ ...EVENT, id, title: `Event ${id}` })) });
    const today = within(screen.getByRole('region', { name: 'Today in History' }));
    await today.findByRole('link', { name: 'Event 1' });
    expect(today.getAllByRole('link', { name: /^Event/ }).map(({ textContent }) => textContent)).toEqual([
      'Event 1',
      'Event 2',
      'Event 3',
    ]);
  });

  it('says when nothing happened on this day', async () => {
    await showLanding({ events: [] });
    expect(
      await screen.findByText('No historical events found for today. Check back tomorrow!'),
    ).toBeInTheDocument();
  });

  it('closes with the account, and what comes with it', async () => {
    await showLanding();
    const closing = screen.getByRole('region', { name: 'Your chair is free' });
    expect(within(closing).getByRole('link', { name: 'Create Free Account' })).toHaveAttribute(
      'href',
      '/api/login',
    );
    const notes = within(closing).getAllByRole('listitem');
    expect(notes.map(({ textContent }) => textContent)).toEqual([
      'Instant access',
      'No payment',
      'Daily tokens',
      'Unlock premium figures',
    ]);
  });

  it('draws nothing behind the still before it has its figures, and then takes its place', async () => {
    document.body.insertAdjacentHTML('beforeend', '<div id="first-paint"></div>');
    const answers = Promise.withResolvers<CharacterDto[]>();
    renderLanding({ characters: answers.promise });
    await screen.findByText('Beside the page');
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    answers.resolve([featured(1)]);
    await screen.findByRole('heading', { level: 1 });
    expect(document.getElementById('first-paint')).not.toBeInTheDocument();
  });

  it('says in its own words when the hero’s conversation could not be started', async () => {
    await showLanding();
    await userEvent.click(screen.getByRole('button', { name: 'Start Chatting Free' }));
    expect(
      (await screen.findAllByText('Failed to start conversation. Please try again.'))[0],
    ).toBeInTheDocument();
    expect(screen.getAllByText('Error')[0]).toBeInTheDocument();
  });
});
