import { actionOf } from './support/browser.js';
import { type IdentityHarness, openIdentity } from './support/identity-harness.js';

let identity: IdentityHarness;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

const ada = { email: 'ada@example.org', password: 'analytical engine' };

describe('the pages', () => {
  it('hold nothing inline, are kept by nobody and framed by nobody', async () => {
    const browser = identity.browser();
    const { page } = await identity.gateway().openForm(browser);
    const create = await browser.get(`${page.url}/create-account`);
    const foreign = await browser.get('/oidc/auth?client_id=nobody');
    const unknown = await browser.get('/oidc/no/such/page');
    const signedOut = await browser.get('/oidc/session/end/success');
    for (const { body, headers } of [page, create, foreign, unknown, signedOut]) {
      expect(headers.get('content-type')).toMatch(/^text\/html/);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'self'.*frame-ancestors 'none'/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
      expect(body).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/);
      expect(body).toMatch(/<title>[^<]+ · Parley<\/title>/);
      // Browsers would ask elsewhere for whatever is not a path of ours.
      for (const [, url] of body.matchAll(/(?:src|href)="([^"]+)"/g)) expect(url).toMatch(/^\/(?!\/)/);
    }
    expect([foreign.status, unknown.status]).toEqual([400, 404]);
  });

  it('name their fields as password managers expect', async () => {
    const browser = identity.browser();
    const { page } = await identity.gateway().openForm(browser);
    expect(page.body).toMatch(/<label for="email">/);
    expect(page.body).toMatch(/name="email"\s+type="email"\s+autocomplete="username"/);
    expect(page.body).toMatch(/name="password"\s+type="password"\s+autocomplete="current-password"/);
    const { body } = await browser.get(`${page.url}/create-account`);
    expect(body).toMatch(/name="firstName"[^>]+autocomplete="given-name"/);
    expect(body).toMatch(/name="lastName"[^>]+autocomplete="family-name"/);
    expect(body).toMatch(/name="password"\s+type="password"\s+autocomplete="new-password"/);
    expect(body).toContain(`href="${new URL(page.url).pathname}"`);
  });

  it('find their styles, scripts and letters, to be kept for ever', async () => {
    const browser = identity.browser();
    const { page } = await identity.gateway().openForm(browser);
    const urls = new Set([...page.body.matchAll(/"(\/oidc\/assets\/[^"]+)"/g)].map(([, url]) => url!));
    expect(urls.size).toBe(6);
    for (const url of urls) {
      const { status, headers, body } = await browser.get(url);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      for (const [, font] of body.matchAll(/url\('([^']+)'\)/g))
        expect((await browser.get(font!)).status).toBe(200);
    }
    expect((await browser.get('/oidc/assets/page-000000000000.css')).status).toBe(404);
  });
});

describe('a sign-in', () => {
  it('belongs to the browser that began it', async () => {
    const victim = identity.browser();
    const { page } = await identity.gateway().openForm(victim);
    const stranger = identity.browser();
    for (const answer of [await stranger.get(page.url), await stranger.submit(page.url, ada)]) {
      expect(answer.status).toBe(400);
      expect(answer.body).toContain('<h1>This page has had its time</h1>');
      expect(answer.body).toContain('href="/api/login"');
    }
  });

  it('that is over says so, on the way back and when its form is sent again', async () => {
    const browser = identity.browser();
    const { page, started } = await identity.gateway().openForm(browser);
    const create = `${actionOf(page.body)}/create-account`;
    const { url } = await browser.send(create, ada);
    await identity.gateway().finish(started, url);
    for (const answer of [
      await browser.get(page.url),
      await browser.submit(page.url, ada),
      await browser.get(create),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body).toContain('Begin again');
    }
    const again = await browser.get(page.url.replace('/interaction/', '/auth/'));
    expect(again.status).toBe(400);
    expect(again.body).toContain('<h1>This page has had its time</h1>');
  });

  it('goes on in two tabs side by side', async () => {
    const browser = identity.browser();
    const one = await identity.gateway().openForm(browser);
    const two = await identity.gateway().openForm(browser);
    const first = await browser.send(actionOf(one.page.body), ada);
    expect((await identity.gateway().finish(one.started, first.url)).claims()).toMatchObject({
      email: ada.email,
    });
    const second = await browser.send(actionOf(two.page.body), ada);
    expect((await identity.gateway().finish(two.started, second.url)).claims()).toMatchObject({
      email: ada.email,
    });
  });
});

describe('a form', () => {
  const post = async (body: string, type = 'application/x-www-form-urlencoded') => {
    const browser = identity.browser();
    const { page } = await identity.gateway().openForm(browser);
    return browser.ask(page.url, { method: 'POST', body, headers: { 'content-type': type } });
  };

  it('is a form of sixteen kibibytes at the most, and nothing else', async () => {
    expect((await post(`email=a&password=${'x'.repeat(17_000)}`)).status).toBe(413);
    expect((await post('<email/>', 'text/xml')).status).toBe(415);
    expect((await post('email=%00&password=x')).status).toBe(400);
    expect((await post('')).status).toBe(400);
    expect((await post('email=%00&password=x')).body).toContain('<h1>');
  });

  it('has to have what it asks for', async () => {
    const answer = await post('email=&password=');
    expect(answer.body).toMatch(/id="email-fault">Enter your e-mail address/);
    expect(answer.body).toMatch(/id="password-fault">Enter your password/);
  });
});

describe('the service', () => {
  it('is ready', async () => {
    expect((await fetch(`${identity.service.url}/api/health/ready`)).status).toBe(200);
  });

  it('lets no other site read its answers', async () => {
    for (const path of ['/oidc/me', '/oidc/jwks', '/oidc/.well-known/openid-configuration']) {
      const { headers } = await identity.browser().get(path, { origin: 'https://evil.example' });
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});
