import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './page-checks';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the header hides on the way down and comes back on the way up', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.mouse.wheel(0, 40);
  await expect(header).toBeInViewport();
  await page.mouse.wheel(0, 900);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(header).toBeInViewport();
});

test('a visitor has Explore, Discover, Collections and Login', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link')).toHaveText(['Explore', 'Discover', 'Collections', 'Login']);
  await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/api/login');
  await main.getByRole('link', { name: 'Discover' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Characters' })).toBeVisible();
  await expect(page).toHaveTitle(/Discover Characters/);
  await main.getByRole('link', { name: 'Collections' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible();
});

test('below 768 px the links are in a menu that Escape closes', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.setViewportSize({ width: 767, height: 844 });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(4);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Collections', exact: true }).first().click();
  await expect(page).toHaveURL(/\/collections$/);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Start Chatting Free' })).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a chosen colour scheme holds against the device and over a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  // By keyboard: the footer moves while the page above it is still being filled.
  await page.goto('/');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole('radio', { name: 'Dark' }).press('Space');
  // Polled: even under reduced motion a colour changes within a millisecond, not at once.
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.reload();
  expect(await ground()).toBe(dark);
  await page.getByRole('radio', { name: 'As the device' }).press('Space');
  await expect.poll(ground).toBe(light);
});

test('a new page starts at its top', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Discover' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Characters' })).toBeInViewport();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a page change glides to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => {
    window.scrollTo(0, 1_500);
    const scrolls: unknown[] = [];
    const scrollTo = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
    Object.assign(window, {
      scrolls,
      scrollTo: (options: ScrollToOptions) => {
        scrolls.push(options.behavior);
        scrollTo(options);
      },
    });
  });
  await page.getByRole('link', { name: 'Collections', exact: true }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const scrolls = await page.evaluate(() => (window as never as { scrolls: unknown[] }).scrolls);
  expect(new Set(scrolls)).toEqual(new Set(['smooth']));
});

test('the header still hides on a page that was reached through it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Discover' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

for (const path of ['/discover', '/collections', '/events']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} is accessible and fits a phone: ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSideways(page);
    });
  }
}

test('a direct link opens a chat in place of itself', async ({ page }) => {
  await page.goto('/discover');
  await page.goto('/talk-to/ada-lovelace');
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/discover$/);
});

test('a direct link whose session cannot be created leads to the collections', async ({ page }) => {
  await page.route('**/api/chat/sessions', (route) =>
    route.fulfill({ status: 404, json: { message: 'Character not found' } }),
  );
  await page.goto('/talk-to/ada-lovelace');
  await expect(page).toHaveURL(/\/collections$/);
});

test('an unknown event is "Event Not Found"', async ({ page }) => {
  await page.goto('/event/2147483647');
  await expect(page.getByRole('heading', { level: 1, name: 'Event Not Found' })).toBeVisible();
  await expectAccessible(page);
});
