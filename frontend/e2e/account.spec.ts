import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { ChatPage } from './chat-pages';
import { expectAccessible, expectFits } from './page-checks';
import { ADMINISTRATOR, signIn, signUp } from './signed-in';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a fresh profile counts nothing yet and leads back to the start', async ({ page }) => {
  const { email } = await signUp(page, '/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Profile' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('Regular User')).toBeVisible();
  await expect(page.getByRole('definition').nth(2)).toHaveText('25');
  for (const name of ['Find someone to talk to', 'Look around']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/');
  }
  await expect(page.getByRole('heading', { name: 'Access tokens' })).toHaveCount(0);
});

test('a conversation is on the profile, is renamed there, and deleted there', async ({ page }) => {
  await signUp(page, '/profile');
  const chat = new ChatPage(page);
  await chat.open();
  await chat.ask('Good evening!');
  await page.goto('/profile');
  const card = page.getByRole('article');
  await expect(card).toContainText('Albert Einstein');
  await expect(card).toContainText('Active Chat');
  await expect(card).toContainText('2 messages');
  await expect(card).toContainText('Just now');
  await expect(card.getByRole('link', { name: /Continue/ })).toHaveAttribute('href', /^\/chat\//);
  const menu = card.getByRole('button', { name: /What to do with the conversation/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.keyboard.type('Small talk');
  await page.keyboard.press('Enter');
  await expect(card).toContainText('Small talk');
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByText('Conversation Deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('You have no conversations yet.')).toBeVisible();
});

test('all of one’s data is taken along as one file', async ({ page }) => {
  const { email } = await signUp(page, '/profile');
  const chat = new ChatPage(page);
  await chat.open();
  await chat.ask('Good evening!');
  await page.goto('/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all my data' }).click(),
  ]);
  await expect(page.getByText(/The file is among your downloads/)).toBeVisible();
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>;
  expect(JSON.stringify(data)).toContain(email);
  expect(data).toMatchObject({
    ledger: [
      { reason: 'message', amount: -1 },
      { reason: 'signup', amount: 25 },
    ],
    conversations: [{ messages: [{ content: 'Good evening!' }, { role: 'assistant' }] }],
  });
});

test('an account is deleted after its address was typed, with all that this browser knew', async ({
  page,
}) => {
  const account = await signUp(page, '/profile');
  const chat = new ChatPage(page);
  await chat.open();
  await chat.input.fill('half a thought');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: 'Delete my account' })).toBeDisabled();
  await dialog.getByRole('textbox').fill(account.email);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }),
  ).toBeVisible();
  const kept = await page.evaluate(async () => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
      /draft|edit|interactions|owner/.test(key),
    ),
    user: await fetch('/api/auth/user').then((response) => response.json()),
  }));
  expect(kept).toEqual({ keys: [], user: null });
  // The credentials go with it, soon after.
  await expect(async () => {
    await page.context().clearCookies();
    await page.goto('/api/login');
    await page.locator('[name=email]').fill(account.email);
    await page.locator('[name=password]').fill(account.password);
    await page.locator('[name=password]').press('Enter');
    await expect(page).toHaveURL(/\/oidc\//, { timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
});

test('the administrator makes an access token, sees it once, and revokes it', async ({ page, request }) => {
  await signIn(page, ADMINISTRATOR, '/profile');
  await expect(page.getByText('Administrator', { exact: true })).toBeVisible();
  const name = `e2e ${Date.now()}`;
  // What is further down is fetched when somebody comes near.
  const nearby = page.getByRole('heading', { name: 'Account settings' });
  await nearby.scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Days' }).fill('1');
  await page.getByRole('button', { name: 'Create token' }).click();
  const secret = await page.locator('[data-secret]').innerText();
  expect(secret).toMatch(/^parley_pat_[\w-]{43}$/);
  await expectAccessible(page);
  const asOwner = { headers: { authorization: `Bearer ${secret}` } };
  expect(await (await request.get('/api/auth/user', asOwner)).json()).toMatchObject({
    email: ADMINISTRATOR.email,
  });
  await page.reload();
  await nearby.scrollIntoViewIfNeeded();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toBeVisible();
  await expect(page.locator('[data-secret]')).toHaveCount(0);
  await row.getByRole('button', { name: `Revoke ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toHaveCount(0);
  await expect.poll(async () => (await request.get('/api/user/tokens', asOwner)).status()).toBe(401);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the profile is accessible and fits every screen: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signUp(page, '/profile');
    const chat = new ChatPage(page);
    await chat.open();
    await chat.ask('Good evening!');
    await page.goto('/profile');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expectAccessible(page);
    await expectFits(page, [320, 390, 768, 1_280, 1_920]);
  });
}
