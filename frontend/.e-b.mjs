import { open, browser } from './.e-shot.mjs';
const { page } = await open();
await page.goto('/api/login?returnTo=%2Fdiscover');
console.log(page.url());
await page.screenshot({ path: '/tmp/e-shots/login.png' });
console.log(await page.locator('a, button, label').allInnerTexts());
await browser.close();
