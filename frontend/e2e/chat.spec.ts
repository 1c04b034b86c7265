import { expect, test } from '@playwright/test';
import { ChatPage } from './chat-pages';
import { watchMoments } from './moments';
import { expectAccessible, expectNoSideways } from './page-checks';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('from the landing page to four messages, the limit, a reset and four again', async ({ page }) => {
  test.setTimeout(90_000);
  const chat = new ChatPage(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await chat.open();
  await expect(page.getByRole('heading', { level: 1, name: 'Albert Einstein' })).toBeVisible();
  await expect(page.getByText('4 left')).toBeVisible();

  await page.getByRole('button', { name: /greatest achievement/ }).click();
  await expect(chat.input).toHaveValue(/greatest achievement/);
  await chat.input.fill('');
  for (const [at, text] of ['Good evening!', 'Who were you?', 'What is light?', 'And time?'].entries()) {
    await chat.ask(text);
    await expect(page.getByText(`${3 - at} left`)).toBeVisible();
  }

  await expect(chat.limitDialog).toBeVisible();
  await expect(chat.limitDialog.getByRole('link', { name: 'Create Free Account' })).toHaveAttribute(
    'href',
    /^\/api\/login/,
  );
  await expect(chat.limitDialog).toContainText('4 fresh messages');
  await chat.limitDialog.getByRole('button', { name: 'Close' }).click();
  await expect(chat.input).toBeDisabled();
  await expect(chat.send).toBeDisabled();
  await expect(chat.input).toHaveAttribute('placeholder', 'Create a free account to continue chatting...');

  await page.reload();
  await expect(chat.limitDialog).toBeVisible();
  await chat.limitDialog.getByRole('button', { name: 'Reset chat' }).click();
  await expect(chat.limitDialog).toBeHidden();
  await expect(
    page.getByText('Your chat has been reset. You have fresh messages to use!', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('4 left')).toBeVisible();
  await expect(chat.notes).toHaveCount(0);
  await chat.ask('Good morning!');
  await expect(page.getByText('3 left')).toBeVisible();
});

test('the header resets after asking, and goes back', async ({ page }) => {
  const chat = new ChatPage(page);
  await chat.open();
  await chat.ask('Good evening!');
  await page.getByRole('button', { name: 'Reset chat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset this chat?' });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(chat.notes).toHaveCount(1);
  await page.getByRole('button', { name: 'Reset chat' }).click();
  await dialog.getByRole('button', { name: 'Reset chat' }).click();
  await expect(chat.notes).toHaveCount(0);
  expect(await chat.stored()).toEqual([]);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a second tab shows the same, and hears what is said in the first', async ({ page, context }) => {
  const chat = new ChatPage(page);
  await chat.open();
  await chat.ask('Good evening!');
  const other = new ChatPage(await context.newPage());
  await other.page.goto(page.url());
  await expect(other.notes).toHaveText([/Good evening!/]);
  await expect(other.replies).toHaveCount(1);
  await chat.ask('What is light?');
  await expect(other.notes).toHaveCount(2);
  await expect(other.replies).toHaveCount(2);
  await other.replyIsComplete();
  await other.expectStoredReply();
});

test('a double click and a double Enter send once', async ({ page }) => {
  const chat = new ChatPage(page);
  await chat.open();
  await chat.input.fill('Once, please');
  await chat.send.dblclick();
  await expect(chat.replies).toHaveCount(1, { timeout: 20_000 });
  await chat.replyIsComplete();
  await chat.input.fill('And once more');
  await chat.input.evaluate((input) => {
    for (let press = 0; press < 2; press += 1) {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    }
  });
  await expect(chat.replies).toHaveCount(2, { timeout: 20_000 });
  await chat.replyIsComplete();
  const sent = (await chat.stored()).filter(({ role }) => role === 'user').map(({ content }) => content);
  expect(sent).toEqual(['Once, please', 'And once more']);
});

test('a paste of 100 KB is kept and not sent', async ({ page }) => {
  const chat = new ChatPage(page);
  await chat.open();
  const paste = 'All work and no play. '.repeat(4_600);
  await chat.input.evaluate((input, text) => {
    input.focus();
    document.execCommand('insertText', false, text);
  }, paste);
  await expect(page.getByText(/of 4,000 characters: too long to send/)).toBeVisible();
  await expect(chat.send).toBeDisabled();
  await chat.input.press('Enter');
  expect((await chat.input.inputValue()).length).toBeGreaterThanOrEqual(paste.length);
  await page.reload();
  await expect(chat.input).toHaveValue(paste);
  expect(await chat.stored()).toEqual([]);
});

test('the link is copied, or the button says that it was not', async ({ page, context }) => {
  const chat = new ChatPage(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await chat.open();
  const words = await watchMoments(page, '.chat-header-share [role=status]');
  await page.getByRole('button', { name: 'Share link' }).click();
  await words.toHaveShown('Link copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/talk-to\/albert-einstein$/);
  await expect(page.getByText('Link copied!')).toBeHidden();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await page.getByRole('button', { name: 'Share link' }).click();
  await words.toHaveShown('Copy failed');
});

test('a reader who has scrolled up is left alone and can go to the latest', async ({ page }) => {
  const chat = new ChatPage(page);
  await page.setViewportSize({ width: 900, height: 420 });
  await chat.open();
  await chat.ask('Tell me about your whole life.');
  await chat.letters.evaluate((letters) => letters.scrollTo({ top: 0, behavior: 'instant' }));
  const latest = page.getByRole('button', { name: 'Latest' });
  await expect(latest).toBeVisible();
  await latest.click();
  await expect(latest).toBeHidden();
  await expect(chat.replies.last().locator('time')).toBeInViewport();
});

test('opens behind a splash of half a second at least', async ({ page }) => {
  const chat = new ChatPage(page);
  await chat.open();
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    new MutationObserver(() => {
      const isSplash = document.body?.textContent.includes('Opening your conversation') ?? false;
      const wasSplash = times.length % 2 === 1;
      if (isSplash !== wasSplash) times.push(performance.now());
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(chat.letters).toBeVisible();
  const [shown, gone] = await page.evaluate(() => (window as never as { times: number[] }).times);
  expect(gone! - shown!).toBeGreaterThanOrEqual(490);
});

test('the visitor writes on the right, the figure on the left, each with the time', async ({ page }) => {
  const chat = new ChatPage(page);
  await chat.open();
  await chat.ask('Good evening!');
  const [room, note, reply] = await Promise.all(
    [chat.letters, chat.notes.locator('div').first(), chat.replies.locator('.letter')].map((part) =>
      part.boundingBox(),
    ),
  );
  const middle = room!.x + room!.width / 2;
  expect(note!.x).toBeGreaterThan(middle);
  expect(reply!.x).toBeLessThan(middle);
  for (const time of [chat.notes, chat.replies])
    await expect(time.locator('time')).toHaveText(/^\d{1,2}:\d\d/);
  // The page itself has nowhere to scroll to, so that moving between chats scrolls nothing.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
});

test('someone else’s conversation has expired, an unknown one is not found', async ({ page, browser }) => {
  const chat = new ChatPage(page);
  await chat.open();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByRole('heading', { name: 'Chat Session Expired' })).toBeVisible();
  await stranger.getByRole('link', { name: 'Go Back' }).click();
  await expect(stranger).toHaveURL(/\/$/);
  await stranger.context().close();
  await page.goto('/chat/0190a0b0-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Chat Not Found' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page, its dialogs and its errors are accessible in the ${colorScheme} scheme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const chat = new ChatPage(page);
    await chat.open();
    await expect(page.getByText('4 left')).toBeVisible();
    await expectAccessible(page);
    await chat.ask('Good evening!');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Reset chat' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.route('**/api/anonymous-status**', (route) =>
      route.fulfill({ json: { messagesRemaining: 0, limit: 4 } }),
    );
    await page.reload();
    await expect(chat.limitDialog).toBeVisible();
    await expectAccessible(page);
    await page.goto('/chat/0190a0b0-0000-7000-8000-000000000000');
    await expect(page.getByRole('heading', { name: 'Chat Not Found' })).toBeVisible();
    await expectAccessible(page);
  });
}

test('nothing is wider than a screen of 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const chat = new ChatPage(page);
  await chat.open();
  await expectNoSideways(page);
  await chat.ask(`Look at this: ${'unbreakable'.repeat(40)}`);
  await expectNoSideways(page);
  expect(
    await chat.letters.evaluate((letters) => letters.scrollWidth - letters.clientWidth),
  ).toBeLessThanOrEqual(0);
  await expect(page.getByRole('button', { name: 'Share link' })).toBeInViewport({ ratio: 1 });
  await expect(chat.send).toBeInViewport({ ratio: 1 });
});
