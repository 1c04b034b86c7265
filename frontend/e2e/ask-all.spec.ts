import { type Page, expect, test } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './page-checks';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SORRY = "I apologize, but I'm having trouble generating responses right now. Please try again later.";

const section = (page: Page) => page.getByRole('region', { name: /Interactive Demo/ });
const box = (page: Page) => section(page).getByRole('textbox');
const ask = (page: Page) => section(page).getByRole('button', { name: 'Ask', exact: true });
const answered = (page: Page) =>
  section(page)
    .getByRole('article')
    .filter({ hasText: /Continue this conversation|Log in to unlock/ });

/** Opens the landing page and goes to the demo, whose code comes meanwhile. Returns how many sit there. */
async function openDemo(page: Page): Promise<number> {
  await page.goto('/');
  await section(page).getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
  await expect(box(page)).toBeVisible();
  await expect(section(page).getByRole('article').first()).toBeVisible();
  return section(page).getByRole('article').count();
}

test('one question is answered by every figure at the table, each of whom can be talked to', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const bodies: { question: string; characterIds: number[] }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/demo/ask')) bodies.push(request.postDataJSON());
  });
  const seats = await openDemo(page);
  expect(seats).toBeGreaterThan(1);
  expect(seats).toBeLessThanOrEqual(6);
  await expect(ask(page)).toBeDisabled();
  await box(page).fill('  Where were you born?  ');
  await box(page).press('Enter');
  await expect(answered(page)).toHaveCount(seats, { timeout: 30_000 });
  await expect(section(page).getByRole('status')).toContainText(`${seats} answers`);
  expect(bodies).toHaveLength(seats);
  expect(new Set(bodies.map(({ characterIds }) => characterIds.join())).size).toBe(seats);
  expect(bodies.every(({ question }) => question === 'Where were you born?')).toBe(true);

  const onward = section(page)
    .getByRole('link', { name: /^Continue this conversation/ })
    .first();
  await expect(onward).toHaveAttribute('href', /^\/talk-to\/[a-z-]+$/);
  await onward.click();
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
});

test('a quick question is asked at a press; a new one takes the place of the old answers', async ({
  page,
}) => {
  const texts: string[] = [];
  await page.route('**/api/demo/ask', async (route) => {
    const { question, characterIds } = route.request().postDataJSON();
    texts.push(question);
    await route.fulfill({
      json: { responses: [{ characterId: characterIds[0], response: `To: ${question}` }] },
    });
  });
  const seats = await openDemo(page);
  const quick = section(page).getByRole('list', { name: 'Quick questions' }).getByRole('button');
  await expect(quick).toHaveCount(4);
  const words = await quick.nth(2).innerText();
  await quick.nth(2).dblclick();
  await expect(box(page)).toHaveValue(words);
  await expect(section(page).getByText(`To: ${words}`)).toHaveCount(seats);
  expect(texts).toHaveLength(seats);

  await box(page).fill('What then?');
  await ask(page).click();
  await expect(section(page).getByText('To: What then?')).toHaveCount(seats);
  await expect(section(page).getByText(`To: ${words}`)).toHaveCount(0);
});

test('a figure that cannot be asked is left out; when nobody can be, the page apologises', async ({
  page,
}) => {
  let failing = 1;
  await page.route('**/api/demo/ask', async (route) => {
    if (failing-- > 0) return route.fulfill({ status: 503, json: { message: 'away' } });
    const { characterIds } = route.request().postDataJSON();
    return route.fulfill({ json: { responses: [{ characterId: characterIds[0], response: 'Well.' }] } });
  });
  const seats = await openDemo(page);
  await box(page).fill('Why?');
  await ask(page).click();
  await expect(section(page).getByText('Well.')).toHaveCount(seats - 1);
  await expect(section(page).getByRole('article')).toHaveCount(seats - 1);

  failing = 100;
  await ask(page).click();
  await expect(section(page).getByRole('article')).toHaveCount(1);
  await expect(section(page).getByRole('heading', { name: 'Demo', exact: true })).toBeVisible();
  await expect(section(page).getByText('Error', { exact: true })).toBeVisible();
  await expect(section(page).getByText(SORRY)).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test(`while a question is being asked and after it, the demo is accessible: ${colorScheme}, ${width} px`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      let letGo = () => {};
      const held = new Promise<void>((resolve) => (letGo = resolve));
      await page.route('**/api/demo/ask', async (route) => {
        await held;
        const { characterIds } = route.request().postDataJSON();
        await route.fulfill({ json: { responses: [{ characterId: characterIds[0], response: 'Well.' }] } });
      });
      const seats = await openDemo(page);
      await box(page).fill('Why?');
      await ask(page).click();
      await expect(ask(page)).toHaveAttribute('aria-disabled', 'true');
      await expectAccessible(page, '[aria-labelledby=demo-title]');
      letGo();
      await expect(section(page).getByText('Well.')).toHaveCount(seats);
      await expectAccessible(page, '[aria-labelledby=demo-title]');
      await expectNoSideways(page);
    });
  }
}
