import { expect, test } from '@playwright/test';
import { expectAccessible, expectFits } from './page-checks';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const h1 = (name: string) => ({ level: 1, name }) as const;

test('opens on today, by the visitor’s own calendar', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 2, 15, 12));
  await page.goto('/events');
  await expect(page.getByRole('heading', h1('Today in History'))).toBeVisible();
  await expect(page.getByText('15 March, through the centuries.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^15 March, today/ })).toHaveAttribute('aria-current', 'date');
  await expect(page.getByRole('article').first()).toContainText('15 March');
});

test('turns by month and by day, and jumps to a date', async ({ page }) => {
  await page.goto('/events?month=12&day=31');
  await expect(page.getByRole('heading', h1('31 December in History'))).toBeVisible();
  await page.getByRole('link', { name: '1 January' }).last().click();
  await expect(page.getByRole('heading', h1('1 January in History'))).toBeVisible();
  await page.getByRole('link', { name: 'February', exact: true }).click();
  await expect(page.getByRole('heading', h1('1 February in History'))).toBeVisible();

  const jump = page.getByRole('form', { name: 'Jump to a date' });
  await jump.getByRole('combobox', { name: 'Day' }).selectOption('29');
  await jump.getByRole('button', { name: 'Go' }).click();
  await expect(page).toHaveURL(/month=2&day=29/);
  await expect(page.getByRole('article').first()).toContainText('29 February');
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(page.getByRole('heading', h1('Today in History'))).toBeVisible();
});

test('the arrow keys walk the sheet and keep the focus', async ({ page }) => {
  await page.goto('/events?month=3&day=1');
  await page.getByRole('link', { name: /^1 March/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: /^2 March/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: /^9 March/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('link', { name: /^29 February/ })).toBeFocused();
});

test('a day without events says so', async ({ page }) => {
  await page.route('**/api/events?month=*&day=*', (route) => route.fulfill({ json: [] }));
  await page.goto('/events');
  await expect(page.getByText('No historical events found for today. Check back tomorrow!')).toBeVisible();
});

test('an event shows all its parts, and who can be asked about it', async ({ page }) => {
  const events = (await (await page.request.get('/api/events?month=3&day=15')).json()) as {
    id: number;
    title: string;
  }[];
  const ides = events.find(({ title }) => /caesar|ides/i.test(title))!;
  await page.goto(`/event/${ides.id}`);
  await expect(page.getByRole('heading', h1(ides.title))).toBeVisible();
  await expect(page.getByText('Wednesday, 15 March 44 BC')).toBeVisible();
  await expect(page.getByText('44 BC', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What Happened' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Historical Impact' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Event Details' })).toContainText('44 BCs');
  await expect(page.getByRole('region', { name: 'Event Details' })).toContainText('15 Mar 44 BC');
  const figures = page.getByRole('region', { name: 'Chat with Historical Figures' });
  await expect(figures.getByRole('article').filter({ hasText: 'Julius Caesar' })).toBeVisible();
  await figures.getByRole('button', { name: 'Start Chat with Julius Caesar' }).click();
  await expect(page).toHaveURL(/\/chat\//);
});

test('leads back to the calendar', async ({ page }) => {
  await page.goto('/events/1');
  await page.getByRole('link', { name: 'Back to Today in History' }).click();
  await expect(page.getByRole('heading', h1('Today in History'))).toBeVisible();
});

test('an event without figures and without context says and shows no more than it has', async ({ page }) => {
  const event = { id: 1, title: 'A quiet day', description: 'Nothing much.', context: null, imageUrl: null };
  await page.route('**/api/events/1', (route) =>
    route.fulfill({ json: { ...event, year: 1900, month: 0, day: 0, date: '' } }),
  );
  await page.route('**/api/events/1/characters', (route) => route.fulfill({ json: [] }));
  await page.goto('/events/1');
  await expect(page.getByText('No characters are currently associated with this event.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Add Characters/ })).toHaveCount(0);
  await expect(page.getByText('Nothing much.', { exact: true })).toBeVisible();
  await expect(page.getByText('Date not available').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Historical Impact' })).toBeHidden();
});

test('the figures of an event can be talked to or are locked; a failed start is only logged', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.route('**/api/events/1/characters', async (route) => {
    const [free, paid] = (await Promise.all(
      ['true', 'false'].map(async (isFree) =>
        (await page.request.get(`/api/characters?free=${isFree}&limit=1`)).json(),
      ),
    )) as object[][];
    await route.fulfill({ json: [...free!, ...paid!] });
  });
  await page.route('**/api/chat/sessions', (route) =>
    route.fulfill({ status: 404, json: { message: 'Character not found' } }),
  );
  await page.goto('/events/1');
  const figures = page.getByRole('region', { name: 'Chat with Historical Figures' });
  await expect(figures.getByRole('button')).toHaveText(['Start Chat', 'Log in to unlock']);
  await figures.getByRole('button').first().click();
  await expect.poll(() => logged.join()).toContain('Failed to start chat');
  await expect(page.getByText('Character not found')).toBeHidden();
  await expect(page).toHaveURL(/\/events\/1$/);
});

test('an entry of the calendar leads to its event', async ({ page }) => {
  await page.goto('/events?month=3&day=15');
  const link = page.getByRole('article').first().getByRole('link');
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', h1(title))).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What Happened' })).toBeVisible();
});

test('an unknown event is not found', async ({ page }) => {
  await page.goto('/events/999999999');
  await expect(page.getByRole('heading', h1('Event Not Found'))).toBeVisible();
  await expect(
    page.getByText("The historical event you're looking for doesn't exist or may have been removed."),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Today in History' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`calendar and event are accessible in the ${colorScheme} scheme and fit every window`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const address of ['/events?month=3&day=14', '/events/1']) {
      await page.goto(address);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectAccessible(page);
      await expectFits(page, [320, 768, 1280]);
    }
  });
}
