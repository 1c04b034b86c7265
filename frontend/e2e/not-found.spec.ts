import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './page-checks';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of ['/no-such-page', '/deep/er/still', '/admin', '/talk-to/nobody-of-that-name']) {
  test(`${path} says "404 Page Not Found" and leads back`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the reading room' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible and fits a phone: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/404 Page Not Found/);
    await expectAccessible(page);
    await expectNoSideways(page);
  });
}
