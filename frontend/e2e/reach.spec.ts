import { expect, type Page, test } from '@playwright/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' });

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** What the page says of itself now; each of its tags stands there once. */
async function headOf(page: Page) {
  const said = await page.evaluate(() => {
    const all = (selector: string, name: string) =>
      [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(name) ?? tag.textContent);
    return {
      description: all('meta[name="description"]', 'content'),
      canonical: all('link[rel="canonical"]', 'href'),
      ogTitle: all('meta[property="og:title"]', 'content'),
      ogAddress: all('meta[property="og:url"]', 'content'),
      data: all('script[type="application/ld+json"]', 'none'),
    };
  });
  for (const tags of Object.values(said)) expect(tags.length).toBeLessThanOrEqual(1);
  return {
    description: said.description[0] ?? '',
    path: said.canonical[0] && new URL(said.canonical[0]).pathname + new URL(said.canonical[0]).search,
    ogTitle: said.ogTitle[0],
    isOneAddress: said.canonical[0] === said.ogAddress[0],
    data: said.data[0],
  };
}

test('title, description and address follow from page to page', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Parley: talk with history');
  const landing = await headOf(page);
  expect(landing.path).toBe('/');
  expect(JSON.parse(landing.data!)).toMatchObject({ '@graph': [{ '@type': 'WebSite' }] });

  await main(page).getByRole('link', { name: 'Discover' }).click();
  await expect(page).toHaveTitle('Discover Characters | Parley');
  const discover = await headOf(page);
  expect(discover).toMatchObject({
    path: '/discover',
    ogTitle: 'Discover Characters | Parley',
    data: undefined,
  });
  expect(discover.isOneAddress).toBe(true);
  expect(discover.description).not.toBe(landing.description);

  await main(page).getByRole('link', { name: 'Collections' }).click();
  await expect(page).toHaveTitle('Collections | Parley');
  await page.goBack();
  await expect(page).toHaveTitle('Discover Characters | Parley');
});

test('an event and a figure are named as soon as they are there', async ({ page }) => {
  const [event] = (await (await page.request.get('/api/events')).json()) as { id: number; title: string }[];
  await page.goto('/events');
  await expect(page).toHaveTitle('Today in History | Parley');
  await page.goto(`/events/${event!.id}`);
  const served = await page.title();
  expect(served).toContain(event!.title);
  await expect(page.getByRole('heading', { level: 1, name: event!.title })).toBeVisible();
  await expect(page).toHaveTitle(served);
  expect((await headOf(page)).path).toBe(`/events/${event!.id}`);

  await page.goto('/talk-to/ada-lovelace');
  await expect(page).toHaveURL(/\/chat\//);
  await expect(page).toHaveTitle('A conversation with Ada Lovelace | Parley');
});

test('the short address of an event keeps what the server says of it', async ({ page }) => {
  const [event] = (await (await page.request.get('/api/events')).json()) as { id: number }[];
  await page.goto(`/event/${event!.id}`);
  await expect(page).toHaveURL(new RegExp(`/events/${event!.id}$`));
  const { path, data } = await headOf(page);
  expect(path).toBe(`/events/${event!.id}`);
  expect(data).toContain('Article');
});

test('a chosen collection has its own title', async ({ page }) => {
  const collections = (await (await page.request.get('/api/collections')).json()) as {
    id: number;
    name: string;
    characterCount: number;
  }[];
  const filled = collections.filter(({ characterCount }) => characterCount > 0);
  const { id, name } = filled.at(-1)!;
  await page.goto('/collections');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`collection=${id}$`));
  await expect(page).toHaveTitle(`${name} | Collections | Parley`);
  expect((await headOf(page)).path).toBe(`/collections?collection=${id}`);
});

test('an event that is not there is named as missing', async ({ page }) => {
  const answer = await page.goto('/events/2147483647');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Event Not Found | Parley');
});

test('while its figure cannot be looked up, a page keeps the name the server gave it', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/talk-to/ada-lovelace');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Talk to Ada Lovelace | Parley');
});

test('the structured data is let through by the page’s policy', async ({ page }) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective));
  });
  const answer = await page.goto('/discover');
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => (window as never as { violations: string[] }).violations)).toEqual([]);
  expect(JSON.parse((await headOf(page)).data!)).toMatchObject({ '@context': 'https://schema.org' });
});

for (const path of ['/', '/discover', '/collections', '/events', '/profile', '/pwa-test']) {
  test(`the server knows ${path} for a screen`, async ({ page }) => {
    expect((await page.request.get(path)).status()).toBe(200);
  });
}
