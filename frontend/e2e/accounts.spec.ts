import { expect, test } from '@playwright/test';
import { ChatPage } from './chat-pages';
import { goOffline, keptPaths, openWithWorker } from './offline-app';
import { ADMINISTRATOR, signIn, signOut, signUp } from './signed-in';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const anonymousId = () => localStorage.getItem('anonymousSessionId');

test('the conversation of before the login is the account’s, on the page where one was', async ({ page }) => {
  const chat = new ChatPage(page);
  await chat.open();
  await chat.ask('What is light?');
  const { pathname } = new URL(page.url());
  expect(await page.evaluate(anonymousId)).not.toBeNull();
  await signUp(page, pathname);
  await expect(page.getByText('Your conversations came along', { exact: true })).toBeVisible();
  await expect(chat.notes).toHaveText([/What is light\?/]);
  expect(await page.evaluate(anonymousId)).toBeNull();
  await page.goto('/');
  const conversations = page.getByRole('region', { name: 'Continue Your Conversations' });
  await expect(conversations.getByRole('article')).toContainText(['Albert Einstein']);

  const adoptions: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/chat/adopt')) adoptions.push(request.url());
  });
  await page.reload();
  await expect(conversations.getByRole('article')).toHaveCount(1);
  expect(adoptions).toEqual([]);
});

test('an adoption that failed is done with the next page', async ({ page }) => {
  const chat = new ChatPage(page);
  await chat.open();
  await chat.ask('What is light?');
  await page.route('**/api/chat/adopt', (route) => route.fulfill({ status: 503, json: { message: 'No' } }));
  await signUp(page);
  const conversations = page.getByRole('region', { name: 'Continue Your Conversations' });
  await expect(conversations.getByText('You have not talked with anybody yet.')).toBeVisible();
  await page.unroute('**/api/chat/adopt');
  await page.reload();
  await expect(conversations.getByRole('article')).toHaveCount(1);
});

test('a logout in one tab is noticed in the other', async ({ page, context }) => {
  await signUp(page);
  const other = await context.newPage();
  await other.goto('/discover');
  await expect(other.getByRole('link', { name: 'Profile' }).first()).toBeVisible();
  await signOut(page);
  await expect(other.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Explore',
    'Discover',
    'Collections',
    'Login',
  ]);
  await expect(other.getByRole('banner').getByText(/tokens?$/)).toHaveCount(0);
});

test('the administrator has the way to the administration, an account has not', async ({ page }) => {
  const main = page.getByRole('navigation', { name: 'Main' });
  await signUp(page, '/discover');
  await expect(main.getByRole('link')).toHaveText([
    'Explore',
    'Discover',
    'Collections',
    'Profile',
    'Logout',
  ]);
  await main.getByRole('link', { name: 'Explore' }).click();
  await signOut(page);
  await signIn(page, ADMINISTRATOR, '/discover');
  await expect(main.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
});

test.describe('at a browser that several people use', () => {
  test.use({ serviceWorkers: 'allow' });
  test.setTimeout(120_000);

  test('nobody sees what was the last one’s, with and without a network', async ({ page, context }) => {
    await openWithWorker(page);
    const first = await signUp(page);
    const chat = new ChatPage(page);
    await chat.open();
    await chat.say('A secret of the first one.');
    await expect(chat.stop).toBeHidden({ timeout: 20_000 });
    const theirs = page.url();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(first.name);
    await expect.poll(() => keptPaths(page, 'parley-personal')).toContain('/api/chat/sessions');
    await page.goto('/discover');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Start Chatting Free' })).toBeVisible();
    await expect
      .poll(() => keptPaths(page, 'parley-personal').then((paths) => paths.join()))
      .not.toContain('sessions');

    const second = await signUp(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(second.name);
    await expect(page.getByText('You have not talked with anybody yet.')).toBeVisible();
    await page.goto(theirs);
    await expect(page.getByRole('heading', { name: 'Chat Session Expired' })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(second.name);
    await goOffline(page, context);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(second.name);
    await page.goto(theirs);
    await expect(
      page.getByRole('button', { name: 'Go Back' }).or(page.getByRole('link', { name: 'Go Back' })),
    ).toBeVisible();
    await expect(page.getByText('A secret of the first one.')).toHaveCount(0);
    const kept = await page.evaluate(async () => {
      const cache = await caches.open('parley-personal');
      const texts = (await cache.keys()).map(async (key) => (await cache.match(key))!.text());
      return (await Promise.all(texts)).join();
    });
    expect(kept).not.toContain('secret');
    expect(kept).not.toContain(first.name);
  });
});
