import { type Locator, type Page, expect, test } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './page-checks';

const CHAT_URL = /\/chat\/[0-9a-f-]{36}$/;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The page is drawn from top to bottom, one part after the other. */
const lastPart = (page: Page) => page.getByRole('region', { name: 'Your chair is free' });

test('the first screen says what this is, shows a face and has the button that starts it', async ({
  page,
}) => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('group', { name: 'Who sits across the table' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Start Chatting Free' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('20 free messages')).toBeInViewport();
    await expect(page.getByText('127 people online')).toBeInViewport();
  }
});

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the first screen stands', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Start Chatting Free')).toBeVisible();
  });
});

test('the app takes the place of the still, once', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Start Chatting Free' })).toBeEnabled();
  await expect(page.locator('#first-paint')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('the hero button opens a chat with the figure across the table', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Chatting Free' }).click();
  await expect(page).toHaveURL(CHAT_URL);
});

test('a card opens a chat, behind "Connecting to …"', async ({ page }) => {
  await page.goto('/');
  const popular = page.getByRole('region', { name: 'Most popular' });
  const card = popular.getByRole('article').first();
  await expect(card).toContainText('#1');
  const name = await card.getByRole('heading').innerText();
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/chat/sessions', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await card.getByRole('button', { name: /Chat Free Now/ }).click();
  await expect(page.getByText(`Connecting to ${name}`)).toBeVisible();
  seen.resolve();
  await expect(page).toHaveURL(CHAT_URL);
});

test('a failed start says so and leaves the page as it was', async ({ page }) => {
  await page.route('**/api/chat/sessions', (route) =>
    route.fulfill({ status: 404, json: { message: 'Character not found' } }),
  );
  await page.goto('/');
  const popular = page.getByRole('region', { name: 'Most popular' });
  await popular
    .getByRole('button', { name: /Chat Free Now/ })
    .first()
    .click();
  await expect(page.getByText('Failed to start chat', { exact: true })).toBeVisible();
  await expect(page.getByText('Character not found', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('the scroll action leads to the most popular', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'See who is here' }).click();
  await expect(page.getByRole('heading', { name: 'Most popular' })).toBeInViewport();
});

test('the sections come in another order on another load', async ({ page }) => {
  const orders = new Set<string>();
  for (let load = 0; load < 8 && orders.size < 2; load++) {
    await page.goto('/');
    await expect(lastPart(page)).toBeAttached();
    orders.add((await page.getByRole('heading', { level: 2 }).allTextContents()).slice(1, 5).join());
  }
  expect(orders.size).toBeGreaterThan(1);
});

test('what fails to load says so and can be tried again', async ({ page }) => {
  await page.route('**/api/events/today**', (route) =>
    route.fulfill({ status: 404, json: { message: 'no' } }),
  );
  await page.goto('/');
  const today = page.getByRole('region', { name: 'Today in History' });
  await expect(today.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/events/today**');
  await today.getByRole('button', { name: 'Try again' }).click();
  await expect(today.getByRole('alert')).toBeHidden();
});

test('the loading screen shows while authentication loads', async ({ page }) => {
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/auth/user', async (route) => {
    await seen.promise;
    await route.fulfill({ json: null });
  });
  // Waited for from the start: it shows for less than a second.
  const ready = page.getByText('Ready to explore!').waitFor();
  await page.goto('/');
  await expect(page.getByRole('progressbar')).toBeVisible();
  seen.resolve();
  await ready;
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test(`is accessible and never wider than the window: ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSideways(page);
    });
  }
}

/** What is fetched when the page stands and has nothing better to do. */
const WHEN_IDLE = /\/assets\/(app-notices|start-tracking)|\/api\/analytics\//;

test('keeps to its budget: at most 160 KiB of JavaScript and 30 requests', async ({ page }) => {
  const bodies: Promise<{ type: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    if (WHEN_IDLE.test(request.url())) return;
    bodies.push(
      request
        .sizes()
        .then(({ responseBodySize }) => ({ type: request.resourceType(), bytes: responseBodySize })),
    );
  });
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const loaded = await Promise.all(bodies);
  const scriptBytes = loaded
    .filter(({ type }) => type === 'script')
    .reduce((sum, { bytes }) => sum + bytes, 0);
  expect(scriptBytes).toBeLessThanOrEqual(160 * 1024);
  expect(loaded.length).toBeLessThanOrEqual(30);
});

test('has its six sections, the quiz after them, and the ways on that they promise', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Most popular' }).getByRole('article').first()).toBeVisible();
  await expect(lastPart(page)).toBeAttached();
  const titles = await page.getByRole('heading', { level: 2 }).allTextContents();
  const places = [
    /Most popular/,
    /Today in History/,
    /Recently Added/,
    /Explore Collections/,
    /Interactive Demo/i,
  ]
    .concat(/Discover/, /quiz/i)
    .map((title) => titles.findIndex((one) => title.test(one)));
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...places)).toBe(places.at(-1));

  const discover = page.getByRole('region', { name: /^Discover/ });
  await expect(discover.getByRole('link')).toHaveAttribute('href', '/discover');
  const today = page.getByRole('region', { name: 'Today in History' });
  await expect(today.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events');
  const collections = page.getByRole('region', { name: 'Explore Collections' });
  await expect(collections.getByRole('article')).toHaveCount(4);
  await expect(collections.getByRole('article').first().getByRole('link')).toHaveAttribute(
    'href',
    /^\/collections\?collection=\d+$/,
  );
  const recent = page.getByRole('region', { name: 'Recently Added' });
  await expect(recent.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('link', { name: 'Create Free Account' }).first()).toHaveAttribute(
    'href',
    '/api/login',
  );
});

test('never asks for the whole catalog', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('group', { name: /Question 1 of 5/ })).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: /Interactive Demo/ })
      .getByRole('article')
      .first(),
  ).toBeVisible();
  const catalog = asked.map((url) => new URL(url)).filter(({ pathname }) => pathname === '/api/characters');
  expect(catalog.length).toBeGreaterThan(0);
  expect(catalog.map(({ search }) => search).filter((search) => !search.includes('limit='))).toEqual([]);
});

test('the demo and the quiz come when they are near, and nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as never as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const quizFiles: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/quiz-/.test(request.url())) quizFiles.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Most popular' }).getByRole('article').first()).toBeVisible();
  expect(quizFiles).toEqual([]);
  const foot = page.getByRole('contentinfo');
  for (let step = 0; step < 60 && !(await isInWindow(foot)); step++) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(50);
  }
  await expect.poll(() => quizFiles).toHaveLength(1);
  const moved = await page.evaluate(() =>
    (window as never as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(moved).toBeLessThan(0.05);
});

function isInWindow(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node.getBoundingClientRect().top < window.innerHeight);
}
