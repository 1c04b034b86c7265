import { Browser } from './fakes/browser.js';
import { openOwnIssuer, type OwnIssuer } from './fakes/own-issuer.js';

let own: OwnIssuer;
beforeAll(async () => {
  own = await openOwnIssuer();
});
afterAll(() => own.close());
beforeEach(() => own.reset());

describe('a sign-in that was tampered with', () => {
  /** Nobody is signed in, and the page says no more than that. */
  async function expectRefused(browser: Browser, url: URL, status = 400): Promise<string> {
    const answer = await browser.request(url.href);
    const text = await answer.text();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('href="/api/login');
    expect(text).not.toMatch(/invalid_grant|nonce|OAUTH|stack|Error:|\.js/);
    expect(browser.cookie('parley.session')).toBeUndefined();
    expect(own.gateway.wallet.seen.filter(({ name }) => name === 'signIn')).toEqual([]);
    return text;
  }

  const changes: [string, (url: URL) => void][] = [
    ['another state', ({ searchParams }) => searchParams.set('state', 's'.repeat(43))],
    ['no state', ({ searchParams }) => searchParams.delete('state')],
    ['two states', ({ searchParams }) => searchParams.append('state', searchParams.get('state')!)],
    ['another code', ({ searchParams }) => searchParams.set('code', 'c'.repeat(43))],
    ['no code', ({ searchParams }) => searchParams.delete('code')],
    ['two codes', ({ searchParams }) => searchParams.append('code', 'x')],
    ['another issuer', ({ searchParams }) => searchParams.set('iss', 'https://evil.example')],
    ['no issuer', ({ searchParams }) => searchParams.delete('iss')],
    ['an error beside the code', ({ searchParams }) => searchParams.set('error', 'invalid_scope')],
  ];
  it.each(changes)('comes to nothing: %s', async (_case, change) => {
    const browser = new Browser();
    const url = await own.comeBackWith(browser);
    change(url);
    await expectRefused(browser, url);
  });

  it('comes to nothing in another browser', async () => {
    const url = await own.comeBackWith(new Browser());
    await expectRefused(new Browser(), url);
    const other = new Browser();
    await other.request(own.at('/api/login'));
    await expectRefused(other, url);
  });

  it('comes to nothing a second time', async () => {
    const browser = new Browser();
    const url = await own.comeBackWith(browser);
    expect((await browser.request(url.href)).status).toBe(303);
    browser.cookies = browser.cookies.filter(({ name }) => name !== 'parley.session');
    own.gateway.wallet.reset();
    await expectRefused(browser, url);
  });

  it('comes to nothing with the code of another attempt', async () => {
    const browser = new Browser();
    const [one, other] = [await own.comeBackWith(browser), await own.comeBackWith(new Browser())];
    one.searchParams.set('code', other.searchParams.get('code')!);
    await expectRefused(browser, one);
  });

  it('comes to nothing with a nonce that is not ours', async () => {
    const browser = new Browser();
    const { headers } = await browser.request(own.at('/api/login'));
    const page = new URL(headers.get('location')!);
    page.searchParams.set('nonce', 'n'.repeat(43));
    const { url } = await browser.open(page.href, (next) => next.includes('/api/callback'));
    await expectRefused(browser, new URL(url));
  });

  it('comes to nothing with a challenge that is not ours', async () => {
    const browser = new Browser();
    const { headers } = await browser.request(own.at('/api/login'));
    const page = new URL(headers.get('location')!);
    page.searchParams.set('code_challenge', 'c'.repeat(43));
    const { url } = await browser.open(page.href, (next) => next.includes('/api/callback'));
    await expectRefused(browser, new URL(url));
  });

  it('goes back to nobody but us', async () => {
    const { headers } = await new Browser().request(own.at('/api/login'));
    const page = new URL(headers.get('location')!);
    page.searchParams.set('redirect_uri', 'https://evil.example/api/callback');
    const landing = await new Browser().open(page.href);
    expect([landing.status, landing.visited]).toEqual([400, [page.href]]);
  });

  it('says so when the person cancelled, and offers the same way again', async () => {
    own.identity.person = null;
    const browser = new Browser();
    const url = await own.comeBackWith(browser, '/api/login?returnTo=/profile');
    const text = await expectRefused(browser, url, 403);
    expect(text).toContain('cancelled');
    expect(text).toContain('href="/api/login?returnTo=%2Fprofile"');
    expect(text).not.toContain('cancelled by the person');
  });
});
