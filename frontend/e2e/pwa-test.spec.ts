import { expect, test } from '@playwright/test';
import { openWithWorker } from './offline-app';
import { expectAccessible, expectNoSideways } from './page-checks';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

const ROWS = [
  'Installable',
  'Installed',
  'Connection',
  'Service worker',
  'Manifest',
  'Standalone mode',
  'Touch device',
];

test('/pwa-test says how Parley stands as an app, and follows what changes', async ({ page, context }) => {
  await openWithWorker(page, '/pwa-test');
  await expect(page.getByRole('term')).toHaveText(ROWS);
  const row = (name: string) => page.getByRole('definition').nth(ROWS.indexOf(name));
  await expect(row('Service worker')).toContainText('Supported, active');
  await expect(row('Manifest')).toContainText('It names the app “Parley” and has 3 icons.');
  await expect(row('Standalone mode')).toContainText('No');
  await expect(row('Connection')).toContainText('Online');
  await context.setOffline(true);
  await expect(row('Connection')).toContainText('Offline');
  await context.setOffline(false);
  await expect(row('Connection')).toContainText('Online');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('the browser’s offer to install is made by a button of the page', async ({ page }) => {
  await page.goto('/pwa-test');
  await expect(page.getByRole('term')).toHaveText(ROWS);
  const offer = () =>
    page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => {
          document.body.dataset.prompted = 'yes';
          return Promise.resolve();
        },
        userChoice: Promise.resolve({ outcome: 'accepted' }),
      });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    });
  expect(await offer()).toBe(true);
  await expect(page.getByRole('definition').first()).toContainText('Yes');
  await page.getByRole('button', { name: 'Install' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-prompted', 'yes');
  await expect(page.getByRole('definition').first()).toContainText('Not offered');
});

test('the manifest and the worker are served from the root, ready to install', async ({ page, request }) => {
  const worker = await request.get('/sw.js');
  expect(worker.headers()).toMatchObject({ 'cache-control': 'no-cache' });
  expect(worker.headers()['content-type']).toMatch(/^text\/javascript|^application\/javascript/);
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = (await answer.json()) as { icons: { src: string; sizes: string }[] };
  expect(manifest).toMatchObject({
    name: 'Parley',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
  await page.goto('/pwa-test');
  for (const { src, sizes } of [
    ...manifest.icons,
    { src: '/icons/apple-touch-icon.png', sizes: '180x180' },
  ]) {
    const size = await page.evaluate(async (url) => {
      const { width, height } = await createImageBitmap(await (await fetch(url)).blob());
      return `${width}x${height}`;
    }, src);
    expect(size).toBe(sizes);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`/pwa-test is accessible and fits a phone: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/pwa-test');
    await expect(page.getByRole('heading', { level: 1, name: 'App status' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
  });
}
