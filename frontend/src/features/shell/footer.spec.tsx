import { screen, within } from '@testing-library/react';
import { aUser, serve, showPage } from '../../../test/page';
import { Footer } from './footer';

const account = async () => within(await screen.findByRole('navigation', { name: 'Account' }));

describe('the footer', () => {
  it('has the groups Explore, Account and Support, each with links', async () => {
    serve({});
    showPage(<Footer />);
    await screen.findByRole('contentinfo');
    const groups = screen.getAllByRole('navigation');
    expect(groups.map((group) => within(group).getByRole('heading').textContent)).toEqual([
      'Explore',
      'Account',
      'Support',
    ]);
    for (const group of groups) expect(within(group).getAllByRole('link').length).toBeGreaterThan(1);
  });

  it('offers an account to a visitor, and to an account its own page and the way out', async () => {
    serve({ 'GET /api/auth/user': aUser() });
    showPage(<Footer />);
    expect(await (await account()).findByRole('link', { name: 'Your Profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
    expect((await account()).getByRole('link', { name: 'Logout' })).toHaveAttribute(
      'href',
      '/api/auth/logout',
    );
    expect((await account()).queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  });
});
