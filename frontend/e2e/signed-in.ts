import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** Somebody who has an account. */
export interface Member {
  email: string;
  password: string;
  /** The part of the address before the at-sign: how the home page greets. */
  name: string;
}

/** The launcher's; the test runner sets the password. */
export const ADMINISTRATOR: Pick<Member, 'email' | 'password'> = {
  email: process.env.ADMIN_EMAIL ?? 'admin@parley.localhost',
  password: process.env.ADMIN_PASSWORD ?? '',
};

/** A new account through the real forms; ends on the page at the path, signed in. */
export async function signUp(page: Page, path = '/'): Promise<Member> {
  const name = `reader-${randomUUID().slice(0, 13)}`;
  const member = { email: `${name}@parley.test`, password: `a quiet ${randomUUID()}`, name };
  await goToLogin(page, path);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.locator('input[name=firstName]').fill('Rea');
  await page.locator('input[name=lastName]').fill('Der');
  await fillAndSubmit(page, member);
  await expectSignedIn(page, path);
  return member;
}

/** Through the real form; ends on the page at the path. */
export async function signIn(
  page: Page,
  member: Pick<Member, 'email' | 'password'>,
  path = '/',
): Promise<void> {
  await goToLogin(page, path);
  await fillAndSubmit(page, member);
  await expectSignedIn(page, path);
}

/** Through the header, back to the landing page. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Start Chatting Free' })).toBeVisible();
}

async function goToLogin(page: Page, path: string): Promise<void> {
  await page.goto(`/api/login?returnTo=${encodeURIComponent(path)}`);
}

async function fillAndSubmit(page: Page, { email, password }: Pick<Member, 'email' | 'password'>) {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
}

async function expectSignedIn(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /^\d+ tokens?$/ })
      .first(),
  ).toBeAttached();
}
