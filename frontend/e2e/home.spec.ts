import { expect, type Page, test } from '@playwright/test';
import { ChatPage } from './chat-pages';
import { expectAccessible, expectFits } from './page-checks';
import { signUp } from './signed-in';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const CHAT_URL = /\/chat\/[0-9a-f-]{36}$/;

test('greets by name and has its sections in their fixed order', async ({ page }) => {
  const { name } = await signUp(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back ${name}!`);
  await expect(page.getByRole('button', { name: '+10 Daily Tokens' })).toBeVisible();
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(titles).toEqual([
    'Featured Characters',
    'Today in History',
    'Continue Your Conversations',
    'Discover',
    'Interactive Demo Ask the whole table',
    'Collections',
    'Recently Added',
    'How it works',
    'Ready for More Adventures?',
  ]);
  await expect(region(page, 'Featured Characters').getByRole('article')).toHaveCount(4);
  await expect(region(page, 'Today in History').getByRole('link', { name: 'View More' })).toHaveAttribute(
    'href',
    '/events',
  );
  await expect(region(page, 'Discover').getByRole('article')).toHaveCount(4);
  const recent = region(page, 'Recently Added').getByRole('article');
  await recent.first().scrollIntoViewIfNeeded();
  await expect(recent).toHaveCount(4);
  for (const card of await recent.all()) await expect(card.getByText('New', { exact: true })).toBeVisible();
  const closing = region(page, 'Ready for More Adventures?');
  await expect(closing.getByRole('link', { name: 'Discover Characters' })).toHaveAttribute(
    'href',
    '/discover',
  );
  await expect(closing.getByRole('link', { name: 'Browse Collections' })).toHaveAttribute(
    'href',
    '/collections',
  );
});

test('never shows the landing page on its way', async ({ page }) => {
  await signUp(page);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const text = document.body?.textContent ?? '';
      if (document.getElementById('first-paint') || text.includes('Start Chatting Free')) seen.push(text);
      if (
        /\bLogin\b/.test(
          document.querySelector('header a:not(.invisible)[href="/api/login"]')?.textContent ?? '',
        )
      )
        seen.push('Login');
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  // The answer comes late enough for a page that goes ahead without it to be caught.
  await page.route('**/api/auth/user', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome back/);
  expect(await page.evaluate(() => (window as never as { seen: string[] }).seen)).toEqual([]);
});

test('starts a conversation, and keeps it to be continued', async ({ page }) => {
  await signUp(page);
  const conversations = region(page, 'Continue Your Conversations');
  await expect(conversations.getByText('You have not talked with anybody yet.')).toBeVisible();
  const card = region(page, 'Featured Characters')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /Chat Free Now/ }) })
    .first();
  const name = await card.getByRole('heading').innerText();
  const [created] = await Promise.all([
    page.waitForRequest('**/api/chat/create'),
    card.getByRole('button', { name: /Chat Free Now/ }).click(),
  ]);
  expect(created.postDataJSON()).toEqual({ characterId: expect.any(Number) });
  await expect(page).toHaveURL(CHAT_URL);
  const { pathname } = new URL(page.url());
  const chat = new ChatPage(page);
  await chat.say('Good evening!');
  await expect(chat.stop).toBeHidden({ timeout: 20_000 });
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(conversations.getByRole('article')).toHaveCount(1);
  await expect(conversations.getByRole('article')).toContainText(name);
  await conversations.getByRole('link', { name: /^Continue/ }).click();
  await expect(page).toHaveURL(new RegExp(`${pathname}$`));
});

test('a start that failed says what the server said, and one that needs a login leads there', async ({
  page,
}) => {
  await signUp(page);
  let status = 404;
  await page.route('**/api/chat/create', (route) =>
    route.fulfill({ status, json: { message: 'Character not found' } }),
  );
  await page.route('**/api/login**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Sign in</title>' }),
  );
  const start = page.getByRole('button', { name: /Chat Free Now/ }).first();
  await start.click();
  await expect(page.getByText('Failed to start chat', { exact: true })).toBeVisible();
  await expect(page.getByText('Character not found', { exact: true })).toBeVisible();
  status = 401;
  await start.click();
  await expect(page).toHaveURL(/\/api\/login\?returnTo=%2F$/);
});

test.describe('the collections', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('go on by themselves, rest under the pointer, and are chosen by press and by key', async ({
    page,
  }) => {
    await signUp(page);
    const carousel = region(page, 'Collections');
    await carousel.scrollIntoViewIfNeeded();
    const tabs = carousel.getByRole('tab');
    await expect(tabs).toHaveCount(4);
    await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
    await expect(carousel.getByRole('tabpanel').getByRole('article')).toHaveCount(4);
    await page.mouse.move(1, 1);
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true', { timeout: 12_000 });
    await tabs.nth(1).hover();
    await page.waitForTimeout(9_000);
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await tabs.nth(3).click();
    await expect(tabs.nth(3)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(0)).toBeFocused();
    await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible and fits every window: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signUp(page);
    await expect(region(page, 'Discover').getByRole('article')).toHaveCount(4);
    // Brings the parts that come when they are near.
    await page.keyboard.press('Tab');
    await expect(
      region(page, /Interactive Demo/)
        .getByRole('article')
        .first(),
    ).toBeVisible();
    await expectFits(page, [320, 390, 768, 1280, 1920], () =>
      expect(page.getByRole('banner')).toHaveCSS('height', '65px'),
    );
    await expectAccessible(page);
  });
}
