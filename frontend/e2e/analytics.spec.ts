import { expect, type Page, test } from '@playwright/test';
import { ChatPage } from './chat-pages';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const TRACK = '/api/analytics/track';

interface Sent {
  eventType: string;
  page: string;
  sessionId: string;
  domain: string;
  elementText?: string;
  data?: { seconds?: number; depth?: number };
}

/** What the page reports, as it does. */
function reportsOf(page: Page): { sent: Sent[]; statuses: number[]; of: (eventType: string) => Sent[] } {
  const sent: Sent[] = [];
  const statuses: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(TRACK)) sent.push(request.postDataJSON() as Sent);
  });
  page.on('response', (response) => {
    if (response.url().endsWith(TRACK)) statuses.push(response.status());
  });
  return { sent, statuses, of: (eventType) => sent.filter((event) => event.eventType === eventType) };
}

/** On a page opened after it, time passes by what is returned only: a slow machine stays nowhere longer. */
async function holdClock(page: Page): Promise<(ms: number) => Promise<void>> {
  await page.addInitScript(() => {
    let now = 0;
    performance.now = () => now;
    Object.assign(window, { stay: (ms: number) => (now += ms) });
  });
  return (ms) =>
    page.evaluate((forMs) => {
      (window as never as { stay: (forMs: number) => void }).stay(forMs);
    }, ms);
}

const pagesOf = (events: Sent[]) => events.map((event) => event.page);

test('pages, clicks and scrolling are reported and taken', async ({ page }) => {
  const reports = reportsOf(page);
  await page.goto('/');
  await expect.poll(() => pagesOf(reports.of('page_view'))).toEqual(['/']);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Discover' }).click();
  await expect.poll(() => pagesOf(reports.of('page_view'))).toEqual(['/', '/discover']);
  expect(reports.of('click')).toMatchObject([{ page: '/', elementText: 'Discover' }]);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.mouse.wheel(0, 100_000);
  await expect.poll(() => reports.of('scroll_depth').length).toBeGreaterThan(0);
  expect(pagesOf(reports.of('scroll_depth')).every((path) => path === '/discover')).toBe(true);
  const sessionId = await page.evaluate(() => sessionStorage.getItem('analyticsSessionId'));
  for (const event of reports.sent)
    expect(event).toMatchObject({ sessionId, domain: new URL(page.url()).hostname });
  await expect.poll(() => reports.sent.length - reports.statuses.length).toBe(0);
  expect(new Set(reports.statuses)).toEqual(new Set([202]));
});

test('the time on a page is reported once it is over 5 seconds', async ({ page }) => {
  const reports = reportsOf(page);
  const stay = await holdClock(page);
  await page.goto('/discover');
  await expect.poll(() => reports.of('page_view').length).toBe(1);
  const main = page.getByRole('navigation', { name: 'Main' });
  await stay(5_000);
  await main.getByRole('link', { name: 'Collections' }).click();
  await expect.poll(() => reports.of('page_view').length).toBe(2);
  expect(reports.of('time_on_page')).toEqual([]);
  await stay(5_100);
  await main.getByRole('link', { name: 'Discover' }).click();
  await expect.poll(() => pagesOf(reports.of('time_on_page'))).toEqual(['/collections']);
  expect(reports.of('time_on_page')[0]!.data!.seconds).toBe(5.1);
});

test('a conversation is one page, and nothing said in it is reported', async ({ page }) => {
  const reports = reportsOf(page);
  const chat = new ChatPage(page);
  await chat.open();
  await expect.poll(() => pagesOf(reports.of('page_view'))).toContain('/chat');
  await page.getByRole('button', { name: /greatest achievement/ }).click();
  await chat.input.fill('');
  await chat.ask('My secret is a violin.');
  await page.getByText('My secret is a violin.').click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect.poll(() => pagesOf(reports.of('page_view')).at(-1)).toBe('/');
  const told = JSON.stringify(reports.sent);
  expect(told).not.toMatch(/violin|achievement|[0-9a-f-]{36}"?,"page":"\/chat\//);
  expect(pagesOf(reports.sent).filter((path) => path.startsWith('/chat/'))).toEqual([]);
});

for (const [name, signal] of [
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
] as const) {
  test(`a browser with ${name} reports nothing`, async ({ page }) => {
    const reports = reportsOf(page);
    await page.addInitScript((wish) => {
      for (const [key, value] of Object.entries(wish))
        Object.defineProperty(Navigator.prototype, key, { get: () => value, configurable: true });
    }, signal);
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Discover' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.waitForTimeout(2_500);
    expect(reports.sent).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('analyticsSessionId'))).toBeNull();
  });
}

test('pages go on as ever when reports fail', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route(`**${TRACK}`, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Discover' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Characters' })).toBeVisible();
  expect(errors).toEqual([]);
});
