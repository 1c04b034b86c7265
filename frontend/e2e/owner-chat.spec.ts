import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { ChatPage } from './chat-pages';
import { watchMoments } from './moments';
import { expectAccessible, expectNoSideways } from './page-checks';
import { signUp } from './signed-in';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A conversation of a fresh account with one exchange in it. */
async function openOwnChat(page: Page): Promise<ChatPage> {
  await signUp(page);
  const chat = new ChatPage(page);
  await chat.open();
  await chat.ask('Good evening!');
  return chat;
}
const tokens = (page: Page) => page.locator('.chat-header [data-tokens]');
const choose = async (page: Page, item: string) => {
  await page.getByRole('button', { name: /What to do with the conversation/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

const MOVEMENT = '.chat-header [data-movement]';

test('a signed-in chat shows the tokens, and −1 for a second after each send', async ({ page }) => {
  await signUp(page);
  const chat = new ChatPage(page);
  await chat.open();
  await expect(tokens(page)).toHaveAttribute('data-tokens', '25');
  await expect(page.getByText(/\d left$/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Reset chat' })).toHaveCount(0);
  const movements = await watchMoments(page, MOVEMENT);
  await chat.say('Good evening!');
  await movements.toHaveShown('−1');
  await expect(tokens(page)).toHaveAttribute('data-tokens', '24');
  await expect(page.locator(MOVEMENT)).toHaveCount(0);
});

test('the newest message is sent in other words, and takes the place of the old one', async ({ page }) => {
  const chat = await openOwnChat(page);
  await chat.ask('What is light?');
  await expect(page.getByRole('button', { name: 'Edit and send again' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Edit and send again' }).click();
  const editor = page.getByRole('textbox', { name: 'Your message' });
  await expect(editor).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit and send again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await editor.fill('What is time?');
  await editor.press('Enter');
  await expect(chat.notes).toHaveText([/Good evening!/, /What is time\?/]);
  await expect(chat.replies).toHaveCount(2, { timeout: 20_000 });
  await chat.replyIsComplete();
  await chat.expectStoredReply();
  expect((await chat.stored()).map(({ role, content }) => (role === 'user' ? content : role))).toEqual([
    'Good evening!',
    'assistant',
    'What is time?',
    'assistant',
  ]);
  await page.reload();
  await expect(chat.notes).toHaveText([/Good evening!/, /What is time\?/]);
});

test('another answer takes the place of the newest one, and stays there', async ({ page }) => {
  const chat = await openOwnChat(page);
  const before = (await chat.stored()).find(({ role }) => role === 'assistant');
  await page.getByRole('button', { name: 'Answer again' }).click();
  await expect(chat.stop).toBeVisible();
  await chat.replyIsComplete();
  await expect(chat.replies).toHaveCount(1);
  await chat.expectStoredReply();
  const stored = await chat.stored();
  expect(stored.map(({ role }) => role)).toEqual(['user', 'assistant']);
  expect(stored[1]!.id).not.toBe(before!.id);
  await page.reload();
  await expect(chat.replies).toHaveCount(1);
  await chat.expectStoredReply();
});

test('an anonymous visitor edits and asks again for a free message each', async ({ page }) => {
  const chat = new ChatPage(page);
  await chat.open();
  await chat.ask('Good evening!');
  await expect(page.getByText('3 left')).toBeVisible();
  const again = page.getByRole('button', { name: 'Answer again, uses 1 free message' });
  await again.click();
  await expect(page.getByText('2 left')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: /^Edit and send again/ }).click();
  await page.getByRole('textbox', { name: 'Your message' }).fill('Good morning!');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('1 left')).toBeVisible({ timeout: 20_000 });
  await expect(chat.notes).toHaveText([/Good morning!/]);
  await expect(chat.replies).toHaveCount(1);
});

test('a title comes after the first exchange; renamed in its place it is everywhere', async ({ page }) => {
  const chat = await openOwnChat(page);
  await choose(page, 'Rename');
  await page.getByRole('textbox', { name: 'Title of the conversation' }).fill('An evening in Princeton');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /What to do with the conversation/ })).toBeFocused();
  await expect(chat.letters).toContainText('An evening in Princeton');
  await expect(page).toHaveTitle('An evening in Princeton, with Albert Einstein | Parley');
  await page.goto('/profile');
  await expect(page.getByText('An evening in Princeton')).toBeVisible();
});

test('an untitled conversation gets a title of its own', async ({ page }) => {
  await openOwnChat(page);
  await expect(page).toHaveTitle(/^.{3,100}, with Albert Einstein \| Parley$/);
});

test('the conversation is taken along as Markdown and as JSON', async ({ page }) => {
  const chat = await openOwnChat(page);
  const [markdown] = await Promise.all([page.waitForEvent('download'), choose(page, 'Export as Markdown')]);
  expect(markdown.suggestedFilename()).toMatch(/^albert-einstein-\d{4}-\d\d-\d\d\.md$/);
  const text = await readFile(await markdown.path(), 'utf8');
  expect(text).toContain('\n\n**You**, ');
  expect(text).toContain('\n\nGood evening!\n\n**Albert Einstein**, ');
  const [json] = await Promise.all([page.waitForEvent('download'), choose(page, 'Export as JSON')]);
  const { messages } = JSON.parse(await readFile(await json.path(), 'utf8')) as { messages: object[] };
  expect(messages).toMatchObject(
    (await chat.stored()).map(({ id, role, content }) => ({ id, role, content })),
  );
});

test('the menu is walked by keyboard', async ({ page }) => {
  await openOwnChat(page);
  const button = page.getByRole('button', { name: /What to do with the conversation/ });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('deleted from its page, the conversation is gone, and the home page is shown', async ({ page }) => {
  await openOwnChat(page);
  const address = page.url();
  await choose(page, 'Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete this conversation?' });
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(
    page.getByText('Your conversation has been deleted successfully.', { exact: true }),
  ).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Chat Not Found' })).toBeVisible();
});

test('logged out meanwhile, a send says so, leads to the login, and the text is there afterwards', async ({
  page,
  context,
}) => {
  const chat = await openOwnChat(page);
  const address = new URL(page.url()).pathname;
  await expect(page).toHaveTitle(/^.{3,100}, with/);
  // Nothing but the send finds out.
  await page.route('**/api/user/tokens', (route) => route.fulfill({ json: { tokens: 24 } }));
  const cookies = (await context.cookies()).filter(({ name }) => name.endsWith('parley.session'));
  for (const { name } of cookies) await context.clearCookies({ name });
  const words = await watchMoments(page, 'li[data-state] div');
  const signedIn = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/callback');
  await chat.input.fill('Are you still there?');
  await chat.input.press('Enter');
  await words.toHaveShown('You are logged out. Logging in again...');
  // Still known to the identity provider, one is signed in again without a form.
  await signedIn;
  await expect(chat.input).toHaveValue('Are you still there?');
  await expect(page).toHaveURL((url) => url.pathname === address);
  await chat.input.press('Enter');
  await expect(chat.replies).toHaveCount(2, { timeout: 20_000 });
});

test('a figure that costs tokens by now says so at the desk, and where it is unlocked', async ({ page }) => {
  const chat = await openOwnChat(page);
  await page.route('**/messages', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 402, json: { message: 'Character is locked' } })
      : route.continue(),
  );
  await chat.input.fill('And then?');
  await chat.input.press('Enter');
  await expect(page.getByRole('link', { name: /^Unlock (in|on)/ })).toBeVisible();
  await expect(chat.input).toHaveValue('And then?');
  await expectAccessible(page);
});

for (const width of [320, 768, 1_920]) {
  test(`a signed-in chat fits ${width} px, also while it is renamed and rewritten`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const chat = await openOwnChat(page);
    await expectNoSideways(page);
    await choose(page, 'Rename');
    await expectNoSideways(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Edit and send again' }).click();
    await expectNoSideways(page);
    await expect(chat.send).toBeInViewport({ ratio: 1 });
  });
}
