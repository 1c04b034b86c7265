import { open, signUp, browser } from './.e-shot2.mjs';
const [w, scheme] = [Number(process.argv[2] ?? 1280), process.argv[3] ?? 'light'];
const { page } = await open({ width: w, height: 900, colorScheme: scheme });
page.on('response', (r) => r.url().includes('/api/') && r.status() >= 400 && console.log(r.status(), r.request().method(), r.url()));
await signUp(page);
await page.getByRole('heading', { level: 1 }).waitFor();
console.log(await page.evaluate(() => [document.documentElement.scrollHeight, !!document.querySelector('#first-paint')]));
await page.getByRole('progressbar').waitFor({ state: 'detached' });
// two conversations
for (const id of [1, 5]) await page.evaluate(async (characterId) => {
  const { sessionId } = await (await fetch('/api/chat/create', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ characterId }) })).json();
  await fetch(`/api/chat/sessions/${sessionId}/messages`, { method: 'POST', headers: { 'content-type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }, body: JSON.stringify({ content: 'What is light?' }) });
}, id);
await page.reload();
await page.getByRole('heading', { level: 1 }).waitFor();
await page.getByRole('progressbar').waitFor({ state: 'detached' });
await page.keyboard.press('Tab');
await page.evaluate(() => { for (const e of document.querySelectorAll('.skipped-while-far')) e.style.contentVisibility = 'visible'; });
await page.waitForTimeout(1500);
const h = await page.evaluate(() => document.documentElement.scrollHeight);
for (let y = 0; y < h; y += 700) { await page.evaluate((y) => scrollTo(0, y), y); await page.waitForTimeout(350); }
await page.evaluate(() => scrollTo(0, 0)); await page.waitForTimeout(600);
const step = 1500;
for (let i = 0; i * step < h; i++) await page.screenshot({ path: `/tmp/e-shots/h${w}${scheme[0]}${i}.png`, fullPage: true, clip: { x: 0, y: i * step, width: w, height: Math.min(step, h - i * step) } });
console.log(h, await page.evaluate(() => document.documentElement.scrollWidth));
await browser.close();
