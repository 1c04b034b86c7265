import { open, browser } from './.e-shot.mjs';
import { randomUUID } from 'node:crypto';
export { open, browser };
export async function signUp(page, path = '/') {
  const name = 'ada-' + randomUUID().slice(0, 6);
  await page.goto('/api/login?returnTo=' + encodeURIComponent(path));
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.fill('input[name=firstName]', 'Ada'); await page.fill('input[name=lastName]', 'L');
  await page.fill('input[name=email]', name + '@parley.test'); await page.fill('input[name=password]', 'a quiet password here');
  await page.click('button[type=submit]');
  await page.waitForURL('**' + path);
  return name;
}
