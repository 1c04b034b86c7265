import { open, signUp, browser } from './.e-shot2.mjs';
const { page } = await open({ width: 320, height: 900, colorScheme: 'dark' });
await signUp(page, '/discover');
await page.getByRole('article').first().waitFor();
for (let i = 0; i < 60; i++) { await page.mouse.wheel(0, 5000); await page.waitForTimeout(150); if (await page.getByText("You've discovered all").isVisible()) break; }
const over = () => page.evaluate(() => { const w = document.documentElement.clientWidth; const out = [document.documentElement.scrollWidth, document.querySelectorAll('article').length]; for (const e of document.querySelectorAll('body *')) { const r = e.getBoundingClientRect(); if (r.right > w + 1 && getComputedStyle(e).position !== 'fixed') out.push(e.tagName + '.' + String(e.className).slice(0, 60) + ' ' + Math.round(r.right) + ' ' + (e.textContent ?? '').slice(0, 40)); } return out.slice(0, 14); });
console.log(await over());
await page.goto('/'); await page.getByRole('progressbar').waitFor({ state: 'detached' });
await page.setViewportSize({ width: 1280, height: 900 }); await page.keyboard.press('Tab'); await page.waitForTimeout(1500);
for (let k = 0; k < 8; k++) { await page.setViewportSize({ width: 320, height: 900 }); const o = await over(); console.log(o[0], o.slice(2, 8)); await page.setViewportSize({ width: 1280, height: 900 }); await page.waitForTimeout(200); }
await browser.close();
