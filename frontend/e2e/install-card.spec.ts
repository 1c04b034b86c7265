import { expect, type Page, test } from '@playwright/test';
import { ChatPage } from './chat-pages';
import { expectAccessible, expectNoSideways } from './page-checks';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const offerInstall = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => {
          document.body.dataset.prompted = 'yes';
          return Promise.resolve();
        },
        userChoice: Promise.resolve({ outcome: 'accepted' }),
      }),
    );
  });
/** The place for the card: what counts the time is there with it. */
const slot = (page: Page) => page.locator('.app-notices-cards');
/** Goes on to when the card is due. */
async function waitTillDue(page: Page): Promise<void> {
  await expect(slot(page)).toBeAttached();
  await page.clock.runFor(15_500);
}
const cardOn = (page: Page) => page.getByRole('region', { name: 'Install Parley App' });

test('the install card comes after a while, installs, and is put away for the session', async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto('/');
  await expect(slot(page)).toBeAttached();
  await offerInstall(page);
  await page.waitForTimeout(5_000);
  await expect(cardOn(page)).toBeHidden();
  await expect(cardOn(page)).toBeVisible();
  await cardOn(page).getByRole('button', { name: 'Install' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-prompted', 'yes');
  await expect(cardOn(page)).toBeHidden();
});

for (const [colorScheme, put] of [
  ['light', 'Later'],
  ['dark', 'Close'],
] as const) {
  test(`"${put}" puts the install card away, and it is accessible: ${colorScheme}`, async ({ page }) => {
    await page.clock.install();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/collections');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await offerInstall(page);
    await waitTillDue(page);
    await expect(cardOn(page)).toBeVisible();
    await expectAccessible(page, '.app-notices-cards');
    await expectNoSideways(page);
    await cardOn(page).getByRole('button', { name: put }).click();
    await expect(cardOn(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await offerInstall(page);
    await waitTillDue(page);
    await expect(cardOn(page)).toBeHidden();
  });
}

test('the install card is never over a conversation', async ({ page }) => {
  await page.clock.install();
  const chat = new ChatPage(page);
  await chat.open();
  await offerInstall(page);
  await waitTillDue(page);
  await expect(cardOn(page)).toBeHidden();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(cardOn(page)).toBeVisible();
});
