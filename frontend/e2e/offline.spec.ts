import { expect, test } from '@playwright/test';
import { ChatPage } from './chat-pages';
import { goOffline, keptPaths, openWithWorker } from './offline-app';
import { expectAccessible, expectNoSideways } from './page-checks';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(90_000);

const PERSONAL = 'parley-personal';
const BANNER = 'Some features may be limited. You can still browse cached content.';

test('with the network cut, what was visited opens', async ({ page, context }) => {
  await openWithWorker(page);
  await page.goto('/discover');
  const wall = page.getByRole('main').getByRole('article');
  await expect(wall.first()).toBeVisible();
  await page.goto('/collections');
  await expect(page.getByText(/^Showing \d+ characters from/)).toBeVisible();
  const [event] = (await (await page.request.get('/api/events')).json()) as { id: number; title: string }[];
  await page.goto(`/events/${event!.id}`);
  await expect(page.getByRole('heading', { level: 1, name: event!.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Chat with Historical Figures' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const chat = new ChatPage(page);
  await chat.open();
  await chat.ask('What is light?');
  const reply = await chat.replies.last().locator('.letter').innerText();
  const chatUrl = page.url();
  await expect
    .poll(() => keptPaths(page, PERSONAL))
    .toContain(new URL(chatUrl).pathname.replace('/chat/', '/api/chat/sessions/') + '/messages');

  await goOffline(page, context);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Most popular' }).getByRole('article')).not.toHaveCount(0);
  await expect(page.getByText(BANNER)).toBeVisible();
  await page.goto('/discover');
  await expect(wall.first()).toBeVisible();
  await page.goto('/collections');
  await expect(page.getByText(/^Showing \d+ characters from/)).toBeVisible();
  await expect(page.getByText(BANNER)).toBeVisible();
  await page.goto(`/event/${event!.id}`);
  await expect(page.getByRole('heading', { level: 1, name: event!.title })).toBeVisible();
  await page.goto(chatUrl);
  await expect(chat.notes).toHaveText([/What is light\?/]);
  expect(await chat.replies.last().locator('.letter').innerText()).toBe(reply);
  await page.reload();
  await expect(chat.replies).toHaveCount(1);
});

test('offline, sending says that it cannot and keeps the text; online again, it goes', async ({
  page,
  context,
}) => {
  await openWithWorker(page);
  const chat = new ChatPage(page);
  await chat.open();
  await chat.ask('Good evening!');
  await goOffline(page, context);
  await chat.input.fill('Are you still there?');
  await chat.input.press('Enter');
  const notice = page.getByRole('alert').filter({ hasText: 'You’re offline, so nothing can be sent now.' });
  await expect(notice).toBeVisible();
  await expect(chat.input).toHaveValue('Are you still there?');
  await expect(chat.notes).toHaveCount(1);
  await expect(chat.send).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(BANNER)).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(chat.input).toHaveValue('Are you still there?');
  await chat.send.click();
  await expect(notice).toBeVisible();

  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(page.getByText(BANNER)).toBeHidden();
  await chat.send.click();
  await expect(chat.replies).toHaveCount(2, { timeout: 20_000 });
  await chat.replyIsComplete();
  expect((await chat.stored()).filter(({ role }) => role === 'user')).toHaveLength(2);
});

test('what was not visited says so at once, and comes when the network is back', async ({
  page,
  context,
}) => {
  await openWithWorker(page);
  await goOffline(page, context);
  await page.goto('/events/2');
  await expect(page.getByRole('heading', { name: 'The event could not be fetched' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'What Happened' })).toBeVisible();
});

test('the first visit is readable offline without a second one', async ({ page, context }) => {
  await openWithWorker(page);
  await expect
    .poll(() => keptPaths(page, 'parley-catalog'), { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['/api/characters', '/api/characters/facets', '/api/collections']));
  await expect.poll(() => keptPaths(page, 'parley-pictures')).not.toEqual([]);
  await page.waitForLoadState('networkidle');
  await goOffline(page, context);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Most popular' }).getByRole('article')).not.toHaveCount(0);
  await page.goto('/discover');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a reset conversation is gone offline, too', async ({ page, context }) => {
  await openWithWorker(page);
  const chat = new ChatPage(page);
  await chat.open();
  await chat.ask('A secret of mine.');
  await expect.poll(() => keptPaths(page, PERSONAL)).toContainEqual(expect.stringMatching(/\/messages$/));
  await page.getByRole('button', { name: 'Reset chat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset chat' }).click();
  await expect(chat.notes).toHaveCount(0);
  const kept = await page.evaluate(async (name) => {
    const cache = await caches.open(name);
    const texts = await Promise.all(
      (await cache.keys()).map(async (key) => (await cache.match(key))!.text()),
    );
    return texts.join();
  }, PERSONAL);
  expect(kept).not.toContain('A secret of mine.');
  await goOffline(page, context);
  await page.reload();
  await expect(page.getByText('A secret of mine.')).toHaveCount(0);
});

for (const path of ['/api/logout', '/api/auth/logout', '/api/callback?code=x']) {
  test(`going to ${path} purges what is personal, and nothing else`, async ({ page }) => {
    await openWithWorker(page);
    const chat = new ChatPage(page);
    await chat.open();
    await chat.ask('Good evening!');
    await expect.poll(() => keptPaths(page, PERSONAL)).not.toEqual([]);
    await page.goto(path).catch(() => undefined);
    await page.goto('/favicon.svg');
    await expect.poll(() => keptPaths(page, PERSONAL)).toEqual([]);
    expect(await keptPaths(page, 'parley-catalog')).not.toEqual([]);
  });
}

test('another anonymous id purges the conversations of the last one', async ({ page }) => {
  await openWithWorker(page);
  const chat = new ChatPage(page);
  await chat.open();
  await chat.ask('Good evening!');
  const { pathname } = new URL(page.url());
  const before = pathname.replace('/chat/', '/api/chat/sessions/');
  await expect.poll(() => keptPaths(page, PERSONAL)).toContain(before);
  await page.evaluate(() => localStorage.setItem('anonymousSessionId', crypto.randomUUID()));
  await chat.open();
  await expect
    .poll(() => keptPaths(page, PERSONAL))
    .toContain(new URL(page.url()).pathname.replace('/chat/', '/api/chat/sessions/'));
  expect(await keptPaths(page, PERSONAL)).not.toContain(before);
});

test('nothing but the catalog, pictures, fonts and one’s own conversations is kept', async ({ page }) => {
  await openWithWorker(page);
  const chat = new ChatPage(page);
  await chat.open();
  await chat.ask('Good evening!');
  await page.goto('/discover');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const kept = await page.evaluate(async () => {
    const found: { path: string; status: number }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        const { status } = (await cache.match(key))!;
        found.push({ path: new URL(key.url).pathname, status });
      }
    }
    return found;
  });
  const shell =
    /^\/(index\.html|theme\.js|favicon\.svg|manifest\.webmanifest|images\/[\w-]+\.svg|assets\/[^/]+)$/;
  const data =
    /^\/(media\/.+|api\/(characters|collections|events)(\/.*)?|api\/chat\/sessions\/[0-9a-f-]{36}(\/messages)?|api\/anonymous-status)$/;
  expect(kept.filter(({ path, status }) => status !== 200 || !(shell.test(path) || data.test(path)))).toEqual(
    [],
  );
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the banner is accessible and fits a phone: ${colorScheme}`, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await openWithWorker(page, '/collections');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await goOffline(page, context);
    await expect(page.getByRole('status').filter({ hasText: "You're offline" })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await expectNoSideways(page);
  });
}
