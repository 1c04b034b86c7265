import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aUser, refusal, serve, showPage } from '../../../test/page';
import { EXPECTED_KEY, OWNER_KEY } from '../../shared/account/known-account';
import { showTokenMovement } from '../../shared/tokens/token-movements';
import { Header } from './header';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

const OTHER_PATHS = ['/discover', '/collections', '/profile'];
const links = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the header', () => {
  it('says nothing of an account before it is known who is here', async () => {
    serve({ 'GET /api/auth/user': () => new Promise(() => {}) });
    showPage(<Header />, OTHER_PATHS);
    await screen.findByRole('banner');
    expect(screen.getByText('Login')).toHaveClass('invisible');
  });

  it('has Explore, Discover, Collections and Login for a visitor', async () => {
    const asked = serve({});
    showPage(<Header />, OTHER_PATHS);
    await waitFor(async () => expect(await screen.findByText('Login')).not.toHaveClass('invisible'));
    expect(links()).toEqual(['Explore', 'Discover', 'Collections', 'Login']);
    expect(asked.map(({ path }) => path)).toEqual(['/api/auth/user']);
  });

  it('has Profile, Logout and the balance for an account', async () => {
    serve({ 'GET /api/auth/user': aUser(), 'GET /api/user/tokens': { tokens: 31 } });
    showPage(<Header />, OTHER_PATHS);
    expect(await screen.findByText('31 tokens')).toHaveAttribute('role', 'status');
    expect(links()).toEqual(['Explore', 'Discover', 'Collections', 'Profile', 'Logout']);
    expect(screen.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/api/auth/logout');
  });

  it('has the same in the menu of a phone', async () => {
    serve({ 'GET /api/auth/user': aUser(), 'GET /api/user/tokens': { tokens: 31 } });
    showPage(<Header />, OTHER_PATHS);
    await screen.findByText('31 tokens');
    const opener = screen.getByRole('button', { name: 'Open menu' });
    act(() => opener.click());
    const menu = within(document.getElementById(opener.getAttribute('aria-controls')!)!);
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Explore',
      'Discover',
      'Collections',
      'Profile',
      'Logout',
    ]);
  });

  it('has Admin for the administrator alone', async () => {
    serve({ 'GET /api/auth/user': aUser({ isAdmin: true }), 'GET /api/user/tokens': { tokens: 31 } });
    showPage(<Header />, OTHER_PATHS);
    expect(await screen.findByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  });

  it('shows what has come or gone for a second', async () => {
    serve({ 'GET /api/auth/user': aUser(), 'GET /api/user/tokens': { tokens: 31 } });
    const { container } = showPage(<Header />, OTHER_PATHS);
    await screen.findByText('31 tokens');
    jest.useFakeTimers();
    act(() => showTokenMovement(10));
    expect(container.querySelector('[data-movement]')).toHaveTextContent('+10');
    act(() => showTokenMovement(-1));
    expect(container.querySelector('[data-movement]')).toHaveTextContent('−1');
    act(() => jest.advanceTimersByTime(900));
    expect(container.querySelector('[data-movement]')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(150));
    expect(container.querySelector('[data-movement]')).not.toBeInTheDocument();
  });

  it('shows the balance of the account’s own answer where the balance cannot be read', async () => {
    serve({ 'GET /api/auth/user': aUser({ tokens: 7 }), 'GET /api/user/tokens': refusal(404) });
    showPage(<Header />, OTHER_PATHS);
    expect(await screen.findByText('7 tokens')).toBeInTheDocument();
  });

  it('takes what the last account has left in this browser away, and all of it at a logout', async () => {
    localStorage.setItem(OWNER_KEY, 'somebody-else');
    localStorage.setItem('parley.interactions', '[1]');
    localStorage.setItem('theme', 'dark');
    serve({ 'GET /api/auth/user': aUser(), 'GET /api/user/tokens': { tokens: 31 } });
    showPage(<Header />, OTHER_PATHS);
    await screen.findByText('31 tokens');
    await waitFor(() => expect(localStorage.getItem(OWNER_KEY)).toBe('account-1'));
    expect(localStorage.getItem('parley.interactions')).toBeNull();
    expect(localStorage.getItem(EXPECTED_KEY)).not.toBeNull();
    const logout = screen.getByRole('link', { name: 'Logout' });
    logout.addEventListener('click', (event) => event.preventDefault());
    act(() => logout.click());
    expect(Object.keys(localStorage)).toEqual(['theme']);
  });

  it('notices a logout in another tab, and forgets what was the account’s', async () => {
    let user: unknown = aUser();
    serve({ 'GET /api/auth/user': () => user, 'GET /api/user/tokens': { tokens: 31 } });
    const { queryClient } = showPage(<Header />, OTHER_PATHS);
    await screen.findByText('31 tokens');
    user = null;
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: OWNER_KEY })));
    await waitFor(() => expect(links()).toEqual(['Explore', 'Discover', 'Collections', 'Login']));
    expect(queryClient.getQueryData(['/api/user/tokens'])).toBeUndefined();
  });

  it('keeps a visitor’s records when they sign in', async () => {
    localStorage.setItem('parley.interactions', '[1]');
    serve({ 'GET /api/auth/user': aUser(), 'GET /api/user/tokens': { tokens: 31 } });
    showPage(<Header />, OTHER_PATHS);
    await waitFor(() => expect(localStorage.getItem(OWNER_KEY)).toBe('account-1'));
    expect(localStorage.getItem('parley.interactions')).toBe('[1]');
  });
});
