import { actionOf, type Browser, hiddenFieldsOf } from './support/browser.js';
import { type IdentityHarness, openIdentity, ORIGIN } from './support/identity-harness.js';

let identity: IdentityHarness;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

let people = 0;
async function signedIn() {
  const browser = identity.browser();
  people += 1;
  const fields = { email: `person${people}@example.org`, password: 'analytical engine' };
  const tokens = await identity.gateway().signUp(browser, fields);
  return { browser, idToken: tokens.id_token! };
}

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await identity.gateway().openForm(browser)).page.url.includes('/api/callback?code=');
}

const press = (browser: Browser, page: string, more: Record<string, string> = {}) =>
  browser.send(actionOf(page), { ...hiddenFieldsOf(page), ...more });

describe('signing out', () => {
  it('ends the session and leads to the start page; a script or a button sends the form', async () => {
    const { browser, idToken } = await signedIn();
    const page = await browser.open(
      await identity.gateway().logoutUrl({ id_token_hint: idToken, post_logout_redirect_uri: `${ORIGIN}/` }),
    );
    expect(page.status).toBe(200);
    expect(page.body).toContain('data-at-once');
    const done = await press(browser, page.body, { logout: 'yes' });
    expect(done.url).toBe(`${ORIGIN}/`);
    expect(await isSignedIn(browser)).toBe(false);
    expect(browser.cookies.filter(({ name }) => name === 'parley.oidc.session')).toEqual([]);
  });

  it('is asked about when nobody shows whose session it is: another site could have sent the person', async () => {
    const { browser } = await signedIn();
    const { idToken: anothers } = await signedIn();
    const own = { client_id: 'parley', post_logout_redirect_uri: `${ORIGIN}/` };
    const hinted = { id_token_hint: anothers, post_logout_redirect_uri: `${ORIGIN}/` };
    for (const parameters of [own, hinted]) {
      const page = await browser.open(await identity.gateway().logoutUrl(parameters));
      expect(page.body).toContain('<h1>Sign out of Parley?</h1>');
      expect(page.body).not.toContain('data-at-once');
    }
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('leads nowhere else', async () => {
    const { browser, idToken } = await signedIn();
    for (const address of ['https://evil.example/', `${ORIGIN}/discover`, `${ORIGIN}.evil.example/`]) {
      const page = await browser.open(
        await identity.gateway().logoutUrl({ id_token_hint: idToken, post_logout_redirect_uri: address }),
      );
      expect(page.status).toBe(400);
      expect(page.body).not.toContain('evil');
    }
  });

  it('without a session goes on by itself', async () => {
    const { idToken } = await signedIn();
    const browser = identity.browser();
    const page = await browser.open(
      await identity.gateway().logoutUrl({ id_token_hint: idToken, post_logout_redirect_uri: `${ORIGIN}/` }),
    );
    expect(page.body).toContain('data-at-once');
    expect(page.body).not.toMatch(/<script>/);
    expect((await press(browser, page.body)).url).toBe(`${ORIGIN}/`);
  });

  it('needs the page that was shown: a form of another site is refused', async () => {
    const { browser, idToken } = await signedIn();
    await browser.open(await identity.gateway().logoutUrl({ id_token_hint: idToken }));
    const answer = await browser.submit(`${ORIGIN}/oidc/session/end/confirm`, {
      xsrf: 'guessed',
      logout: 'yes',
    });
    expect(answer.status).toBe(400);
    expect(await isSignedIn(browser)).toBe(true);
  });
});
