import { screen } from '@testing-library/react';
import { aUser, serve, showPage } from '../../../test/page';
import { HomePage } from './home-page';

const part = (name: string) => <h2>{name}</h2>;

async function showHome(user = aUser()) {
  serve({});
  showPage(
    <HomePage
      user={user}
      dailyTokens={<button>+10 Daily Tokens</button>}
      sections={{
        recentlyAdded: part('recently added'),
        collections: part('collections'),
        demo: part('demo'),
        discover: part('discover'),
        recent: part('recent'),
        today: part('today'),
        featured: part('featured'),
      }}
      about={null}
    />,
    ['/discover', '/collections'],
  );
  await screen.findByRole('heading', { level: 1 });
}

describe('the home page', () => {
  it('greets with the part of the address before the at-sign', async () => {
    await showHome(aUser({ email: 'ada.lovelace@example.org' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back ada.lovelace!');
    expect(screen.getByRole('button', { name: '+10 Daily Tokens' })).toBeInTheDocument();
  });

  it.each([
    ['Ada', 'Welcome back Ada!'],
    [null, 'Welcome back reader!'],
  ])('greets somebody without an address, called %p', async (firstName, greeting) => {
    await showHome(aUser({ email: null, firstName }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(greeting);
  });

  it('has its sections in their fixed order, and ways on at the end', async () => {
    await showHome();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'featured',
      'today',
      'recent',
      'discover',
      'demo',
      'collections',
      'recently added',
      'Ready for More Adventures?',
    ]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/discover',
      '/collections',
    ]);
  });
});
