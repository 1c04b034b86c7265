import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Opens a page and waits until the service worker has taken it over and kept what it shows. */
export async function openWithWorker(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 20_000 })
    .toBe('activated');
}

/** The paths that are kept in one of the worker's caches. */
export async function keptPaths(page: Page, cacheName: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  }, cacheName);
}

export async function goOffline(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await expect(page.getByText("You're offline")).toBeVisible();
}
