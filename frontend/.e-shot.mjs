import { chromium } from '@playwright/test';
const BASE = process.env.BASE ?? 'http://127.0.0.1:4700';
export const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
export async function open({ width = 1280, height = 900, colorScheme = 'light', reducedMotion = 'reduce', serviceWorkers='block' } = {}) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion, baseURL: BASE, serviceWorkers });
  const page = await context.newPage();
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('console', m.type(), m.text().slice(0, 300)));
  page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 300)));
  return { context, page };
}
export async function signIn(page, name, path = '/') {
  await page.goto('/api/login?returnTo=' + encodeURIComponent(path));
  await page.fill('input[name=login]', name);
  await page.fill('input[name=password]', 'x');
  await page.click('button[type=submit]');
  await page.waitForTimeout(300);
  if (page.url().includes('4790')) await page.click('button[type=submit]');
  await page.waitForURL(BASE + '/**');
}
