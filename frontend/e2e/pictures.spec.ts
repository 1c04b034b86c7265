import { expect, type Page, test } from '@playwright/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WALL = 'article img';

/** Pictures of the page that have arrived, by what became of them. */
function picturesOf(page: Page) {
  return page.locator(WALL).evaluateAll((images) =>
    (images as HTMLImageElement[]).map(({ src, complete, naturalWidth }) => ({
      path: new URL(src).pathname,
      isDrawn: complete && naturalWidth > 0,
    })),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every figure has a face on Discover, none is broken: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/discover');
    await expect(page.locator(WALL).first()).toBeVisible();
    await expect.poll(async () => (await picturesOf(page)).filter(({ isDrawn }) => !isDrawn).length).toBe(0);
    const paths = (await picturesOf(page)).map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(3);
    expect(new Set(paths)).toEqual(new Set(['/media/portraits/v1.svg']));
  });
}

test('pictures far down are not asked for before they come near, and move nothing when they come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/discover');
  await expect(page.locator(WALL).first()).toBeVisible();
  const card = page.getByRole('article').nth(12);
  await expect(card).toBeAttached();
  await expect(card.locator('img')).toHaveCount(0);
  const spaceOf = () => card.locator('.portrait').boundingBox();
  const before = (await spaceOf())!;
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('img')).toHaveCount(1);
  const after = (await spaceOf())!;
  expect([after.width, after.height]).toEqual([before.width, before.height]);
  const image = (await card.locator('img').boundingBox())!;
  expect([image.width, image.height]).toEqual([before.width, before.height]);
});

test('where drawings fail a stock picture stands in, and where that fails words do', async ({ page }) => {
  await page.route('**/media/**', (route) => route.fulfill({ status: 503, json: { message: 'away' } }));
  await page.goto('/discover');
  await expect
    .poll(async () => (await picturesOf(page)).map(({ path }) => path))
    .toContain('/images/portrait.svg');
  await page.route('**/images/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/discover');
  await expect(page.getByRole('article').first().getByText('Image unavailable')).toBeAttached();
  await expect(page.locator(WALL)).toHaveCount(0);
});

test('an event has its vignette, and a card for those it is shared with', async ({ page, request }) => {
  const events = (await (await request.get('/api/events?month=3&day=15')).json()) as {
    id: number;
    imageUrl: string;
  }[];
  const { id, imageUrl } = events[0]!;
  await page.goto(`/events/${id}`);
  const vignette = page.getByRole('main').locator('img').first();
  await expect(vignette).toHaveAttribute('src', imageUrl);
  await expect.poll(() => vignette.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(900);
  const card = await request.get('/media/event-cards/v1.png?title=The+Ides+of+March&year=-44&month=3&day=15');
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/png']);
});
