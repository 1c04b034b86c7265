import { type Page, expect, test } from '@playwright/test';
import { watchMoments } from './moments';
import { expectAccessible, expectNoSideways } from './page-checks';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const section = (page: Page) => page.getByRole('region', { name: /quiz/ });

/** Opens the landing page and goes down to the quiz, whose code comes meanwhile. */
async function openQuiz(page: Page) {
  await page.goto('/');
  await section(page).getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
  await expect(section(page).getByRole('group', { name: /Question 1 of 5/ })).toBeVisible();
}

/** Gives the answers at these places, the first being 1. */
async function answer(page: Page, places: number[]) {
  for (const place of places) {
    const question = await section(page).getByRole('heading', { level: 3 }).innerText();
    await section(page)
      .getByRole('listitem')
      .nth(place - 1)
      .getByRole('button')
      .click();
    await expect(section(page).getByRole('heading', { level: 3, name: question })).toBeHidden();
  }
}

test('five answers, a moment of analysing, a figure of history, and the way to its table', async ({
  page,
}) => {
  await openQuiz(page);
  const words = await watchMoments(page, 'section [role=status]');
  await answer(page, [1, 1, 2, 1, 1]);
  await words.toHaveShown('Analysing your answers…');
  const result = section(page).getByRole('article', { name: 'Albert Einstein' });
  await expect(result).toBeInViewport();
  await expect(result.getByRole('heading', { name: 'Albert Einstein' })).toBeFocused();
  await expect(result).toContainText('Imagination is more important than knowledge.');
  const start = result.getByRole('link', { name: 'Talk with Albert Einstein' });
  await expect(start).toHaveAttribute('href', '/talk-to/albert-einstein');
  await start.click();
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Albert Einstein' })).toBeVisible();
});

test('it can be taken with the keyboard alone, and again', async ({ page }) => {
  await openQuiz(page);
  await section(page).getByRole('button').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(section(page).getByRole('listitem').nth(1).getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  for (const question of [2, 3, 4, 5]) {
    await expect(
      section(page).getByRole('heading', { name: new RegExp(`Question ${question} of 5`) }),
    ).toBeFocused();
    await page.keyboard.press('2');
  }
  await expect(section(page).getByRole('article')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(section(page).getByRole('button', { name: 'Take Quiz Again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(section(page).getByRole('heading', { name: /Question 1 of 5/ })).toBeFocused();
});

test('a match that costs tokens is locked for a visitor', async ({ page }) => {
  await page.route('**/api/characters?*names=*', async (route) => {
    const characters = (await (await route.fetch()).json()) as object[];
    await route.fulfill({ json: characters.map((one) => ({ ...one, tokenCost: 12 })) });
  });
  await openQuiz(page);
  await answer(page, [1, 1, 2, 1, 1]);
  const locked = section(page).getByRole('button', { name: 'Log in to unlock Albert Einstein' });
  await expect(locked).toHaveAttribute('aria-disabled', 'true');
});

test('without its code the rest of the page stands, and a reload brings it', async ({ page }) => {
  await page.route('**/assets/quiz-*.js', (route) => route.abort());
  await page.goto('/');
  await section(page).getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
  await expect(section(page).getByRole('alert')).toContainText('The quiz could not be fetched');
  await page.unroute('**/assets/quiz-*.js');
  await section(page).getByRole('button', { name: 'Reload the page' }).click();
  await expect(section(page).getByRole('alert')).toBeHidden();
  await section(page).getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
  await expect(section(page).getByRole('group', { name: /Question 1 of 5/ })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test(`question and result are accessible and fit the window: ${colorScheme}, ${width} px`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await openQuiz(page);
      await answer(page, [1]);
      await expectAccessible(page, '[aria-labelledby=quiz-title]');
      await answer(page, [2, 3, 4, 1]);
      await expect(section(page).getByRole('article')).toBeVisible();
      await expectAccessible(page, '[aria-labelledby=quiz-title]');
      await expectNoSideways(page);
    });
  }
}
