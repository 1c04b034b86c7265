import type { CharacterDto } from '@parley/contracts/catalog/character';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { watchMoments } from './moments';
import { expectAccessible } from './page-checks';
import { signUp } from './signed-in';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const balance = (page: Page) => page.getByRole('banner').getByRole('status');
const MOVEMENT = 'header [data-movement]';

/** Somebody who costs no more than a new account has, and a collection they are in. */
async function aPaidCharacter(page: Page): Promise<CharacterDto & { collection: number }> {
  const all = (await (await page.request.get('/api/characters')).json()) as CharacterDto[];
  const one = all.find(({ tokenCost, collections }) => tokenCost > 0 && tokenCost <= 20 && collections[0])!;
  return { ...one, collection: one.collections[0]!.id };
}

const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Scrolls until the card has been drawn, and it to the middle: at the top, the header may come in over it. */
async function findCard(page: Page, name: string): Promise<Locator> {
  const card = cardOf(page, name);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 4_000);
    await expect(card).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 30_000 });
  await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return card;
}

test('unlocking takes the price once, says so, lights the card up and opens the chat', async ({ page }) => {
  const { id, name, tokenCost, collection } = await aPaidCharacter(page);
  await signUp(page, `/collections?collection=${collection}`);
  const card = await findCard(page, name);
  await expect(card.locator('.portrait')).not.toHaveClass(/grayscale/);
  await expect(balance(page)).toHaveText('25 tokens');
  const unlocks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/characters/${id}/unlock`))
      unlocks.push(request.headers()['idempotency-key']!);
  });
  const movements = await watchMoments(page, MOVEMENT);
  const lit = await watchMoments(page, 'article[data-just-unlocked] :is(h2, h3)');
  await card.getByRole('button', { name: `${tokenCost} Unlock` }).dblclick();
  await expect(page.getByText('Character Unlocked!', { exact: true })).toBeVisible();
  await expect(page.getByText('You can now chat with this character.', { exact: true })).toBeVisible();
  await movements.toHaveShown(`−${tokenCost}`);
  await lit.toHaveShown(name);
  await expect(balance(page)).toHaveText(`${25 - tokenCost} tokens`);
  await expect(page.locator(MOVEMENT)).toHaveCount(0);
  await expect(card).not.toHaveAttribute('data-just-unlocked');
  expect(unlocks).toHaveLength(1);
  expect(unlocks[0]).toMatch(/^[0-9a-f-]{36}$/);

  await page.reload();
  await expect(balance(page)).toHaveText(`${25 - tokenCost} tokens`);
  await (await findCard(page, name)).getByRole('button', { name: `Start Chat with ${name}` }).click();
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
});

test('the header that comes in to show what was spent takes no press from the page under it', async ({
  page,
}) => {
  const { name, collection } = await aPaidCharacter(page);
  await signUp(page, `/collections?collection=${collection}`);
  const button = (await findCard(page, name)).getByRole('button');
  await expect(button).toBeEnabled();
  // To where the header would be, and on the way down, so that it is away.
  for (const fromTop of [300, 10])
    await button.evaluate(
      (element, px) =>
        window.scrollBy({ top: element.getBoundingClientRect().top - px, behavior: 'instant' }),
      fromTop,
    );
  await expect(page.getByRole('banner')).not.toBeInViewport();
  const looks = await page.evaluateHandle(() => {
    const seen = { withHeader: 0, onHeader: 0 };
    const [x, y] = [window.innerWidth / 2, 20];
    const look = () => {
      const header = document.querySelector('header:has([data-movement])');
      if (header && header.getBoundingClientRect().bottom > y) {
        seen.withHeader += 1;
        if (header.contains(document.elementFromPoint(x, y))) seen.onHeader += 1;
      }
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  await button.click();
  await expect.poll(async () => (await looks.jsonValue()).withHeader).toBeGreaterThan(0);
  await expect(page.locator(MOVEMENT)).toHaveCount(0);
  expect((await looks.jsonValue()).onHeader).toBe(0);
});

test('by keyboard the focus goes on to the chat that is open now', async ({ page }) => {
  const { name, collection } = await aPaidCharacter(page);
  await signUp(page, `/collections?collection=${collection}`);
  const card = await findCard(page, name);
  // Until the balance is known, a press does nothing.
  await expect(card.getByRole('button')).toBeEnabled();
  await card.getByRole('button').press('Enter');
  await expect(card.getByRole('button', { name: /^Start Chat/ })).toBeFocused();
  await expectAccessible(page);
});

test('who has too few tokens is told so, by pointer and by keyboard', async ({ page }) => {
  const { name, tokenCost, collection } = await aPaidCharacter(page);
  await page.route('**/api/user/tokens', (route) => route.fulfill({ json: { tokens: tokenCost - 1 } }));
  await signUp(page, `/collections?collection=${collection}`);
  const button = (await findCard(page, name)).getByRole('button');
  await expect(button).toBeDisabled();
  // Until balance and unlocked figures are known, another button stands there that takes no focus.
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toContainText(`${name} costs ${tokenCost}`);
});

test('a failed unlock says so on Collections, and goes to the login when that is what is missing', async ({
  page,
}) => {
  const { name, collection } = await aPaidCharacter(page);
  let status = 404;
  await page.route('**/api/characters/*/unlock', (route) =>
    route.fulfill({ status, json: { message: 'No' } }),
  );
  await page.route('**/api/login?**', (route) =>
    route.request().url().includes('collections')
      ? route.fulfill({ contentType: 'text/html', body: '<title>Sign in</title>' })
      : route.continue(),
  );
  await signUp(page);
  await page.goto(`/collections?collection=${collection}`);
  const card = await findCard(page, name);
  await card.getByRole('button').click();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Failed to unlock character. Please try again.', { exact: true }),
  ).toBeVisible();
  status = 401;
  await card.getByRole('button').click();
  await expect(page).toHaveURL(/\/api\/login\?returnTo=%2Fcollections%3Fcollection%3D\d+$/);
});

test('a failed unlock on Discover is only logged', async ({ page }) => {
  const { name } = await aPaidCharacter(page);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/api/characters/*/unlock', (route) =>
    route.fulfill({ status: 404, json: { message: 'No' } }),
  );
  await signUp(page, '/discover');
  const card = await findCard(page, name);
  await card.getByRole('button').click();
  await expect.poll(() => logged.join()).toContain('Failed to unlock character');
  await expect(card.getByRole('button')).toBeEnabled();
  await expect(page.getByText('Error', { exact: true })).toHaveCount(0);
});

test('a failed unlock on the page of an event is only logged', async ({ page }) => {
  const figure = await aPaidCharacter(page);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/api/events/1/characters', (route) => route.fulfill({ json: [figure] }));
  await page.route('**/api/characters/*/unlock', (route) =>
    route.fulfill({ status: 404, json: { message: 'No' } }),
  );
  await signUp(page, '/events/1');
  const button = cardOf(page, figure.name).last().getByRole('button');
  await expect(button).toHaveText(`${figure.tokenCost} Unlock ${figure.name}`);
  await button.click();
  await expect.poll(() => logged.join()).toContain('Failed to unlock character');
  await expect(button).toBeEnabled();
  await expect(page.getByText('Error', { exact: true })).toHaveCount(0);
});

test('the daily tokens are claimed once; then the time to the next ones counts down', async ({ page }) => {
  await signUp(page);
  const button = page.getByRole('main').getByRole('button').first();
  await expect(button).toHaveText('+10 Daily Tokens');
  const movements = await watchMoments(page, MOVEMENT);
  await button.dblclick();
  await movements.toHaveShown('+10');
  await expect(balance(page)).toHaveText('35 tokens');
  await expect(button).toBeDisabled();
  await expect(button).toHaveText(/(\d+h \d+m|\d+m \d+s|\d+s|Processing\.\.\.)$/);
  await page.reload();
  await expect(balance(page)).toHaveText('35 tokens');
});

test('a claim that failed says what the server said', async ({ page }) => {
  await page.route('**/api/user/daily-tokens', (route) =>
    route.fulfill({ status: 409, json: { message: 'Daily tokens already claimed' } }),
  );
  await signUp(page);
  await page.getByRole('button', { name: '+10 Daily Tokens' }).click();
  await expect(page.getByText('Failed to claim tokens', { exact: true })).toBeVisible();
  await expect(page.getByText('Daily tokens already claimed', { exact: true })).toBeVisible();
});
