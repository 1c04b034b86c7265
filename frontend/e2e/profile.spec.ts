import { expect, test } from '@playwright/test';
import { watchMoments } from './moments';
import { expectAccessible, expectNoSideways } from './page-checks';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('signed out, /profile says so and goes to the sign-in after half a second', async ({ page }) => {
  // The answer waits until the page was looked at: its state is not gone before it was seen.
  const loadingSeen = Promise.withResolvers<void>();
  let answeredAt = 0;
  await page.route('**/api/auth/user', async (route) => {
    await loadingSeen.promise;
    answeredAt = Date.now();
    await route.fulfill({ json: null });
  });
  let leftAt = 0;
  await page.route('**/api/login**', async (route) => {
    leftAt = Date.now();
    await route.fulfill({ contentType: 'text/html', body: '<title>Sign in</title>' });
  });
  await page.goto('/profile');
  await expect(page.getByRole('status', { name: 'Loading your profile' })).toBeVisible();
  const words = await watchMoments(page, 'main p');
  loadingSeen.resolve();
  await words.toHaveShown('You are logged out. Logging in again...');
  await expect(page).toHaveURL(/\/api\/login\?returnTo=%2Fprofile$/);
  expect(leftAt - answeredAt).toBeGreaterThanOrEqual(500);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`/profile signed out is accessible and fits a phone: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    // No content: the page stays to be looked at.
    await page.route('**/api/login**', (route) => route.fulfill({ status: 204 }));
    await page.goto('/profile');
    await expect(page.getByText('You are logged out. Logging in again...', { exact: true })).toHaveCount(2);
    await expectAccessible(page);
    await expectNoSideways(page);
  });
}
