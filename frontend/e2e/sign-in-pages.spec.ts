import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './page-checks';
import { signOut, signUp } from './signed-in';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const email = (page: Page) => page.getByLabel('E-mail address');
const password = (page: Page) => page.getByLabel('Password', { exact: true });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the sign-in pages, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 320, height: 640 } });

    test('are accessible and fit a small phone, with faults on them, too', async ({ page }) => {
      await page.goto('/api/login');
      await expectAccessible(page);
      await email(page).fill('nobody@example.org');
      await password(page).fill('not the password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toContainText('do not go together');
      await expect(email(page)).toHaveValue('nobody@example.org');
      await expect(password(page)).toBeFocused();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Create an account' }).click();
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(email(page)).toBeFocused();
      await expect(email(page)).toHaveAccessibleDescription('Enter your e-mail address.');
      await expectAccessible(page);
      await expectNoSideways(page);
    });
  });
}

test('a password can be looked at while it is typed', async ({ page }) => {
  await page.goto('/api/login');
  await password(page).fill('analytical engine');
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(password(page)).toBeFocused();
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'password');
});

test('signing out needs no further click, and the next sign-in asks again', async ({ page }) => {
  await signUp(page);
  await signOut(page);
  await page.goto('/api/login');
  await expect(page.getByRole('heading', { name: 'Sign in to Parley' })).toBeVisible();
});

test('the way back to a sign-in that is over leads to a page that says so', async ({ page }) => {
  await page.goto('/api/login');
  const form = page.url();
  await email(page).fill('nobody@example.org');
  await password(page).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.context().clearCookies();
  await page.goto(form);
  await expect(page.getByRole('heading', { name: 'This page has had its time' })).toBeVisible();
  // Not the browser's own question whether to send the form again.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'This page has had its time' })).toBeVisible();
  await page.getByRole('link', { name: 'Begin again' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Parley' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one creates an account and signs out by a button', async ({ page }) => {
    await page.goto('/api/login');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await email(page).fill(`plain-${Date.now()}@parley.test`);
    await password(page).fill('a quiet password');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/');
    expect(await (await page.request.get('/api/auth/user')).json()).toMatchObject({ isAdmin: false });
    await page.goto('/api/logout');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    expect(await (await page.request.get('/api/auth/user')).json()).toBeNull();
  });
});
