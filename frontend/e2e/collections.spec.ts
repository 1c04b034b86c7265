import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectFits } from './page-checks';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Collection {
  id: number;
  name: string;
  characterCount: number;
}

const title = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const collectionsOf = async (page: Page) =>
  ((await (await page.request.get('/api/collections')).json()) as Collection[]).filter(
    ({ characterCount }) => characterCount > 0,
  );

test('shows the first collection, its characters from the cheapest on, and how many they are', async ({
  page,
}) => {
  const [first] = await collectionsOf(page);
  await page.goto('/collections');
  await expect(title(page)).toHaveText(first!.name);
  await expect(
    page.getByText(`Showing ${first!.characterCount} characters from ${first!.name}`),
  ).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(first!.characterCount);
  // Until it is known that nobody is signed in, the paid ones wait with another button.
  await expect(page.getByRole('button', { name: /^Log in to unlock/ }).first()).toBeVisible();
  const buttons = await page.getByRole('article').getByRole('button').allInnerTexts();
  const firstLocked = buttons.indexOf('Log in to unlock');
  expect(buttons[0]).toBe('Start Chat');
  expect(firstLocked).toBeGreaterThan(0);
  expect(buttons.slice(firstLocked).every((text) => text === 'Log in to unlock')).toBe(true);
});

test('the address chooses the collection; chips do so too', async ({ page }) => {
  const [, second, third] = await collectionsOf(page);
  await page.goto(`/collections?collection=${third!.id}`);
  await expect(title(page)).toHaveText(third!.name);
  await page.getByRole('link', { name: second!.name }).click();
  await expect(title(page)).toHaveText(second!.name);
  await expect(page).toHaveURL(new RegExp(`collection=${second!.id}$`));
  await page.goBack();
  await expect(title(page)).toHaveText(third!.name);
});

test('an unknown collection in the address is the first', async ({ page }) => {
  const [first] = await collectionsOf(page);
  for (const address of ['/collections?collection=999999', '/collections?collection=x']) {
    await page.goto(address);
    await expect(title(page)).toHaveText(first!.name);
  }
});

test('arrow keys and buttons turn to the neighbours, around the ends', async ({ page }) => {
  const collections = await collectionsOf(page);
  await page.goto('/collections');
  await expect(title(page)).toHaveText(collections[0]!.name);
  // Its cards come after it listens for keys.
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(title(page)).toHaveText(collections.at(-1)!.name);
  await page.keyboard.press('ArrowRight');
  await expect(title(page)).toHaveText(collections[0]!.name);
  await page.getByRole('button', { name: 'Next collection' }).click();
  await expect(title(page)).toHaveText(collections[1]!.name);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a swipe of more than 75 pixels turns, a shorter one does not', async ({ page }) => {
    const [first, second] = await collectionsOf(page);
    await page.goto('/collections');
    await expect(title(page)).toHaveText(first!.name);
    const chips = page.getByRole('navigation', { name: 'Collections' });
    expect(await chips.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true);
    await swipe(page, -60);
    await page.waitForTimeout(300);
    await expect(title(page)).toHaveText(first!.name);
    await swipe(page, -140);
    await expect(title(page)).toHaveText(second!.name);
    await swipe(page, 140);
    await expect(title(page)).toHaveText(first!.name);
  });
});

test('a start that failed says so', async ({ page }) => {
  await page.route('**/api/chat/sessions', (route) =>
    route.fulfill({ status: 404, json: { message: 'Character not found' } }),
  );
  await page.goto('/collections');
  await page
    .getByRole('button', { name: /^Start Chat/ })
    .first()
    .click();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByText('Failed to start chat. Please try again.', { exact: true })).toBeVisible();
});

test('a start that is refused to a stranger leads to the login', async ({ page }) => {
  await page.route('**/api/chat/sessions', (route) =>
    route.fulfill({ status: 401, json: { message: 'Unauthorized' } }),
  );
  await page.route('**/api/login**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Sign in</title>' }),
  );
  await page.goto('/collections');
  await page
    .getByRole('button', { name: /^Start Chat/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/api\/login/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible in the ${colorScheme} scheme and fits every window`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    // The smallest: axe takes its time for each card.
    const [smallest] = (await collectionsOf(page)).sort((a, b) => a.characterCount - b.characterCount);
    await page.goto(`/collections?collection=${smallest!.id}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectAccessible(page);
    await expectFits(page, [320, 768, 1920]);
  });
}

/** One finger over the list, sideways by so many pixels. */
async function swipe(page: Page, byPx: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const [x, y] = [200, 560];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= 4; step += 1) {
    const touchPoints = [{ x: x + (byPx * step) / 4, y }];
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}
