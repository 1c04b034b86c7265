import { expect, test } from '@playwright/test';
import { ChatPage, endFaults, readPace, setFault, setPace } from './chat-pages';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** More than the server's own attempts and the page's two repetitions together, and what others take. */
const ALWAYS = 200;

// One understudy serves all: what is changed here is changed for a moment only, one test at a time, and when
// all other tests are over (playwright.config.ts), so that none of them meets a fault meant for these.
test.describe('while it is being written, a reply', () => {
  test.describe.configure({ mode: 'serial' });
  let usualPace: Awaited<ReturnType<typeof readPace>>;
  test.beforeAll(async () => {
    usualPace = await readPace();
  });
  test.afterEach(async ({ request }) => {
    await setPace(usualPace);
    await endFaults(request);
  });

  test('comes word by word, when "is typing..." makes way for it', async ({ page }) => {
    const chat = new ChatPage(page);
    await chat.open();
    await setPace({ firstTokenMs: 1_200, tokensPerSecond: 25 });
    await chat.say('Tell me about your life.');
    await expect(page.getByText('Albert Einstein is typing...')).toBeVisible();
    await expect(chat.replies).toHaveCount(1);
    await expect(page.getByText('Albert Einstein is typing...')).toBeHidden();
    const early = await chat.replies.last().innerText();
    await expect
      .poll(async () => (await chat.replies.last().innerText()).length)
      .toBeGreaterThan(early.length);
    await setPace(usualPace);
    await chat.stop.click();
    await chat.replyIsComplete();
  });

  test('survives a reload and ends with the stored text', async ({ page }) => {
    const chat = new ChatPage(page);
    await chat.open();
    await setPace({ firstTokenMs: 50, tokensPerSecond: 25 });
    await chat.say('Tell me about your life.');
    await expect(chat.replies.last()).toContainText(/\w+ \w+/);
    await page.reload();
    await expect(chat.replies).toHaveCount(1);
    await expect(chat.stop).toBeVisible();
    await chat.replyIsComplete();
    await chat.expectStoredReply();
    await page.reload();
    await expect(chat.replies).toHaveCount(1);
    await chat.expectStoredReply();
  });

  test('is followed by a second tab', async ({ page, context }) => {
    const chat = new ChatPage(page);
    await chat.open();
    await setPace({ firstTokenMs: 50, tokensPerSecond: 25 });
    await chat.say('Tell me about your life.');
    await expect(chat.replies).toHaveCount(1);
    const other = new ChatPage(await context.newPage());
    await other.page.goto(page.url());
    await expect(other.replies).toHaveCount(1);
    await Promise.all([chat.replyIsComplete(), other.replyIsComplete()]);
    await chat.expectStoredReply();
    await other.expectStoredReply();
  });

  test('is taken up again where a lost connection broke it off', async ({ page, context }) => {
    const chat = new ChatPage(page);
    await chat.open();
    await setPace({ firstTokenMs: 50, tokensPerSecond: 20 });
    await chat.say('Tell me about your life.');
    await expect(chat.replies.last()).toContainText(/\w+ \w+/);
    await context.setOffline(true);
    await page.waitForTimeout(1_500);
    await context.setOffline(false);
    await chat.replyIsComplete();
    await chat.expectStoredReply();
    expect((await chat.stored()).map(({ role }) => role)).toEqual(['user', 'assistant']);
  });

  test('can be stopped and keeps what was said', async ({ page }) => {
    const chat = new ChatPage(page);
    await chat.open();
    await setPace({ firstTokenMs: 50, tokensPerSecond: 15 });
    await chat.say('Tell me about your life.');
    await expect(chat.replies.last()).toContainText(/\w+ \w+ \w+/);
    await chat.stop.click();
    await chat.replyIsComplete();
    await expect(chat.input).toBeFocused();
    await chat.expectStoredReply();
    await page.reload();
    await chat.expectStoredReply();
  });

  test('that the model fails leaves the message with "Try again", which recovers', async ({ page }) => {
    test.setTimeout(60_000);
    const chat = new ChatPage(page);
    await chat.open();
    await setFault({ kind: 'status-500', times: ALWAYS });
    await chat.say('Good evening!');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible({ timeout: 40_000 });
    await expect(chat.letters).toContainText('The character is unavailable right now. Please try again.');
    await expect(page.getByText('Failed to send message. Please try again.', { exact: true })).toBeVisible();
    await expect(page.getByText('4 left')).toBeVisible();
    await page.reload();
    await expect(again).toBeVisible();
    await endFaults(page.request);
    await again.click();
    await expect(chat.replies).toHaveCount(1, { timeout: 20_000 });
    await chat.replyIsComplete();
    await expect(again).toBeHidden();
    expect((await chat.stored()).map(({ role, unanswered }) => [role, unanswered])).toEqual([
      ['user', false],
      ['assistant', false],
    ]);
  });

  test('that breaks off says so, and "Try again" brings a whole one', async ({ page }) => {
    const chat = new ChatPage(page);
    await chat.open();
    await setPace({ firstTokenMs: 20, tokensPerSecond: 100 });
    await setFault({ kind: 'cut', times: ALWAYS, afterTokens: 12 });
    await chat.say('Tell me about your life.');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible({ timeout: 20_000 });
    await expect(chat.letters).toContainText('Not answered.');
    await endFaults(page.request);
    await again.click();
    await expect(chat.replies).toHaveCount(1, { timeout: 20_000 });
    await chat.replyIsComplete();
    await chat.expectStoredReply();
  });

  test('that is asked for again and fails leaves the old one, and costs nothing', async ({ page }) => {
    const chat = new ChatPage(page);
    await chat.open();
    await chat.ask('Good evening!');
    await expect(page.getByText('3 left')).toBeVisible();
    const before = await chat.stored();
    await setFault({ kind: 'status-500', times: ALWAYS });
    await page.getByRole('button', { name: /^Answer again/ }).click();
    await expect(page.getByRole('alert')).toContainText('the one there is was kept', { timeout: 40_000 });
    await expect(chat.replies).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect(page.getByText('3 left')).toBeVisible();
    expect(await chat.stored()).toEqual(before);
    await endFaults(page.request);
    await page.getByRole('button', { name: /^Answer again/ }).click();
    await expect(page.getByText('2 left')).toBeVisible({ timeout: 20_000 });
    await expect(chat.replies).toHaveCount(1);
  });

  test('that is asked for again can be stopped, and is found by a second tab', async ({ page, context }) => {
    const chat = new ChatPage(page);
    await chat.open();
    await chat.ask('Tell me about your life.');
    const [, old] = await chat.stored();
    await setPace({ firstTokenMs: 50, tokensPerSecond: 15 });
    await page.getByRole('button', { name: /^Answer again/ }).click();
    await expect(chat.replies.last()).toContainText(/\w+ \w+ \w+/);
    const other = new ChatPage(await context.newPage());
    await other.page.goto(page.url());
    await expect(other.stop).toBeVisible();
    await expect(other.replies).toHaveCount(1);
    await chat.stop.click();
    await Promise.all([chat.replyIsComplete(), other.replyIsComplete()]);
    await expect(chat.replies).toHaveCount(1);
    await expect(other.replies).toHaveCount(1);
    await chat.expectStoredReply();
    await other.expectStoredReply();
    expect((await chat.stored()).map(({ id }) => id)).not.toContain(old!.id);
  });
});
