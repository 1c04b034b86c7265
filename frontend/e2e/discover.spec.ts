import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectFits } from './page-checks';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const cards = (page: Page) => page.getByRole('article');
const end = (page: Page) => page.getByText("You've discovered all available characters!");

test('the first page comes from the full list, the next ones from the server, until everyone is there', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/characters/discover') asked.push(searchParams.get('page') ?? '');
  });
  await page.goto('/discover');
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Characters' })).toBeVisible();
  await expect(cards(page)).toHaveCount(32);
  expect(asked).toEqual([]);

  await expect(async () => {
    await page.mouse.wheel(0, 5_000);
    await expect(end(page)).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(
    page.getByText('Check back later for new additions to our character collection.'),
  ).toBeVisible();
  const total = ((await (await page.request.get('/api/characters')).json()) as unknown[]).length;
  await expect(cards(page)).toHaveCount(total);
  const names = await cards(page).getByRole('heading').allInnerTexts();
  expect(new Set(names).size).toBe(total);
  expect(asked[0]).toBe('2');
});

test('the next page is asked for within 300 pixels of the end, not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/characters/discover?')) asked.push(request.url());
  });
  await page.goto('/discover');
  await expect(cards(page)).toHaveCount(32);
  const distanceTo = (pixels: number) =>
    page.evaluate((px) => {
      const grid = document.querySelector('main article')!.closest('ul')!;
      window.scrollTo(0, grid.getBoundingClientRect().bottom + window.scrollY - window.innerHeight - px);
    }, pixels);
  await distanceTo(500);
  await page.waitForTimeout(400);
  expect(asked).toEqual([]);
  await distanceTo(200);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test('says that it is loading more, and offers to try again what failed', async ({ page }) => {
  await page.route('**/api/characters/discover?**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.fulfill({ status: 404, json: { message: 'no' } });
  });
  await page.clock.install();
  await page.goto('/discover');
  await expect(cards(page)).toHaveCount(32);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText('Loading more characters...')).toBeVisible();
  // Three retries, each after twice the delay of the last.
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(page.getByText('More characters could not be fetched.')).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [600] });
  await page.unroute('**/api/characters/discover?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(32);
});

test('can be narrowed, remembers it, and can be widened again', async ({ page }) => {
  await page.goto('/discover');
  await expect(cards(page)).toHaveCount(32);
  await page.getByRole('searchbox', { name: 'Name' }).fill('curie');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole('heading')).toHaveText('Marie Curie');
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Name' })).toHaveValue('curie');
  await expect(cards(page)).toHaveCount(1);

  await page.getByRole('searchbox', { name: 'Name' }).fill('nobody of this name');
  await expect(page.getByText('No characters found to discover at the moment.')).toBeVisible();
  await page.getByRole('button', { name: 'Show everyone' }).click();
  await expect(cards(page)).toHaveCount(32);

  await page.getByRole('combobox', { name: 'Calling' }).selectOption('Musician');
  await page.getByRole('checkbox', { name: 'Free to talk to' }).check();
  await expect.poll(() => cards(page).count()).toBeLessThan(32);
  await expect(page.getByRole('button', { name: 'Log in to unlock' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(cards(page)).toHaveCount(32);
});

test('a visitor who talked with a Roman meets Romans first', async ({ page }) => {
  const everyone = (await (await page.request.get('/api/characters')).json()) as {
    id: number;
    era: string;
    name: string;
  }[];
  const romans = everyone.filter(({ era }) => era === 'Ancient Rome');
  const history = romans.map(({ id }) => ({
    characterId: id,
    interactionType: 'chat',
    timestamp: Date.now() - 1_000,
    sessionDuration: 10,
  }));
  await page.addInitScript(
    (records) => localStorage.setItem('parley.interactions', JSON.stringify(records)),
    history,
  );
  await page.goto('/discover');
  await expect(cards(page)).toHaveCount(32);
  const first = await cards(page).first().getByRole('heading').innerText();
  expect(romans.map(({ name }) => name)).toContain(first);
});

test('a failed start is only logged', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.route('**/api/chat/sessions', (route) =>
    route.fulfill({ status: 404, json: { message: 'Character not found' } }),
  );
  await page.goto('/discover');
  await page
    .getByRole('button', { name: /^Chat Free Now/ })
    .first()
    .click();
  await expect.poll(() => logged.join()).toContain('Failed to start chat');
  await expect(page.getByText('Character not found')).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible in the ${colorScheme} scheme and fits every window`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/discover');
    // A few cards, free and locked ones: axe takes its time for each.
    await page.getByRole('combobox', { name: 'Era' }).selectOption('Baroque');
    await expect(end(page)).toBeVisible();
    await expectAccessible(page);
    await expectFits(page, [320, 768, 1920]);
  });
}
