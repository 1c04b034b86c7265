import { open, signUp, browser } from './.e-shot2.mjs';
const { page } = await open({ width: 1280, height: 860, reducedMotion: 'no-preference' });
await signUp(page, '/collections?collection=1');
await page.getByRole('article').first().waitFor();
const b = page.getByRole('button', { name: /Unlock/ }).first();
await page.waitForTimeout(1500); await b.scrollIntoViewIfNeeded(); await page.mouse.wheel(0, -100);
await page.waitForTimeout(600);
await b.click();
await page.locator('[data-movement]').waitFor();
await page.waitForTimeout(80);
await page.screenshot({ path: '/tmp/e-shots/unlock.png' });
console.log(await page.locator('[data-movement]').count());
await page.waitForTimeout(2500);
const dear = page.locator('article button[aria-disabled=true]').first(); const more = page.getByRole('button', { name: /Unlock/ }).first(); await more.click(); await page.waitForTimeout(1500);
if (await dear.count()) { await dear.scrollIntoViewIfNeeded(); await dear.hover(); await page.waitForTimeout(1000); await page.screenshot({ path: '/tmp/e-shots/dear.png' }); }
await page.goto('/');
await page.getByRole('button', { name: /Daily Tokens/ }).click();
await page.waitForTimeout(250);
await page.screenshot({ path: '/tmp/e-shots/claim.png', clip: { x: 0, y: 0, width: 1280, height: 300 } });
// phone menu
await page.setViewportSize({ width: 390, height: 800 });
await page.getByRole('button', { name: 'Open menu' }).click();
await page.waitForTimeout(300);
await page.screenshot({ path: '/tmp/e-shots/menu.png' });
// admin at 768
const { page: admin } = await open({ width: 768, height: 500, colorScheme: 'dark' });
await admin.goto('/api/login'); await admin.fill('input[name=email]', 'admin@parley.localhost'); await admin.fill('input[name=password]', 'correct-horse-battery'); await admin.click('button[type=submit]');
await admin.getByRole('link', { name: 'Admin' }).waitFor();
await admin.goto('/discover'); await admin.waitForTimeout(1200);
await admin.screenshot({ path: '/tmp/e-shots/admin768.png' });
console.log(await admin.evaluate(() => [document.documentElement.scrollWidth, document.querySelector('header').getBoundingClientRect().height]));
await browser.close();
