import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import { Footer } from './footer';

it('the footer has the groups Explore, Account and Support, each with links', async () => {
  const routeTree = createRootRoute({ component: Footer });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(<RouterProvider router={router as never} />);
  await screen.findByRole('contentinfo');
  const groups = screen.getAllByRole('navigation');
  expect(groups.map((group) => within(group).getByRole('heading').textContent)).toEqual([
    'Explore',
    'Account',
    'Support',
  ]);
  for (const group of groups) expect(within(group).getAllByRole('link').length).toBeGreaterThan(1);
});
