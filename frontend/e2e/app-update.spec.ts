import { expect, type Page, test as base } from '@playwright/test';
import { ChatPage } from './chat-pages';
import { openWithWorker } from './offline-app';
import { expectAccessible } from './page-checks';
import { openVersionProxy, type VersionProxy } from './version-proxy';

const test = base.extend<{ versions: VersionProxy }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  versions: async ({}, use, { project }) => {
    const versions = await openVersionProxy(project.use.baseURL!);
    await use(versions);
    versions.close();
  },
  baseURL: ({ versions }, use) => use(versions.url),
});

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(60_000);

const QUESTION = 'New version available! Refresh to update?';

/** From now on the server has another version of the worker, and the browser looks. */
async function publishVersion(versions: VersionProxy, page: Page): Promise<void> {
  versions.publish();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
}

const loadsOf = (page: Page) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
};

test('a new version asks first, and reloads every tab once when it may', async ({
  page,
  context,
  versions,
}) => {
  await openWithWorker(page);
  const other = await context.newPage();
  await openWithWorker(other, '/collections');
  // Both listen once they are idle.
  await page.waitForTimeout(2_500);
  const loads = [loadsOf(page), loadsOf(other)];
  await publishVersion(versions, page);
  await expect(page.getByText(QUESTION)).toBeVisible();
  await expect(other.getByText(QUESTION)).toBeVisible();
  await expectAccessible(page);
  await other.getByRole('button', { name: 'Later' }).click();
  await expect(other.getByText(QUESTION)).toBeHidden();
  expect(loads.map((count) => count())).toEqual([0, 0]);

  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => loads.map((count) => count())).toEqual([1, 1]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(3_000);
  expect(loads.map((count) => count())).toEqual([1, 1]);
  await expect(page.getByText(QUESTION)).toBeHidden();
  const waiting = await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.waiting);
  expect(waiting).toBeNull();
});

test('a version that was put off is offered on the next visit, beside what is being written', async ({
  page,
  versions,
}) => {
  await openWithWorker(page);
  await page.waitForTimeout(2_500);
  await publishVersion(versions, page);
  await page.getByRole('button', { name: 'Later' }).click();
  const chat = new ChatPage(page);
  await chat.open();
  await expect(page.getByText(QUESTION)).toBeVisible();
  await chat.input.fill('Half a thought');
  await expect(chat.send).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText(QUESTION)).toBeHidden();
  await expect(chat.input).toHaveValue('Half a thought');
});
