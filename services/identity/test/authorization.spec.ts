import * as client from 'openid-client';
import { decodeProtectedHeader } from 'jose';
import { actionOf } from './support/browser.js';
import {
  CLIENT_SECRET,
  type IdentityHarness,
  ISSUER,
  openIdentity,
  ORIGIN,
} from './support/identity-harness.js';

let identity: IdentityHarness;
beforeAll(async () => {
  identity = await openIdentity();
  await identity.gateway().signUp(identity.browser(), ada);
});
afterAll(() => identity.close());

const ada = { email: 'ada@example.org', password: 'analytical engine' };

async function signedInCallback() {
  const browser = identity.browser();
  const { started, page } = await identity.gateway().openForm(browser);
  const { url } = await browser.send(actionOf(page.body), ada);
  return { browser, started, url };
}

describe('discovery', () => {
  it('names the issuer, and endpoints at the origin that was asked', async () => {
    const { body } = await identity
      .browser({ origin: 'https://parley.example' })
      .get('/oidc/.well-known/openid-configuration');
    expect(JSON.parse(body)).toMatchObject({
      issuer: ISSUER,
      authorization_endpoint: 'https://parley.example/oidc/auth',
      token_endpoint: 'https://parley.example/oidc/token',
      jwks_uri: 'https://parley.example/oidc/jwks',
      userinfo_endpoint: 'https://parley.example/oidc/me',
      end_session_endpoint: 'https://parley.example/oidc/session/end',
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
      scopes_supported: ['openid', 'email', 'profile'],
    });
  });

  it('publishes public keys only', async () => {
    const { keys } = JSON.parse((await identity.browser().get('/oidc/jwks')).body) as { keys: object[] };
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0]!).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });
});

describe('a code', () => {
  it('is exchanged once; brought again, it takes the tokens back', async () => {
    const { started, url } = await signedInCallback();
    const gateway = identity.gateway();
    const tokens = await gateway.finish(started, url);
    expect(decodeProtectedHeader(tokens.id_token!).alg).toBe('RS256');
    await expect(gateway.finish(started, url)).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(
      client.fetchUserInfo(await gateway.discover(), tokens.access_token, tokens.claims()!.sub),
    ).rejects.toMatchObject({ code: 'OAUTH_WWW_AUTHENTICATE_CHALLENGE' });
  });

  it('is exchanged once when ten bring it at the same time', async () => {
    const { started, url } = await signedInCallback();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => identity.gateway().finish(started, url)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  });

  it('is worth nothing without its verifier, or with another secret', async () => {
    const { started, url } = await signedInCallback();
    const verifier = client.randomPKCECodeVerifier();
    await expect(identity.gateway().finish({ ...started, verifier }, url)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    const exchange = (secret: string) =>
      fetch(`${identity.service.url}/oidc/token`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`parley:${secret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code: new URL(url).searchParams.get('code')!,
          redirect_uri: `${ORIGIN}/api/callback`,
          code_verifier: started.verifier,
        }).toString(),
      });
    expect((await exchange('another-secret-altogether')).status).toBe(401);
    expect((await exchange(CLIENT_SECRET)).status).toBe(200);
  });

  it('is never given without PKCE, and by no other flow', async () => {
    const browser = identity.browser();
    const { url } = await identity.gateway().start();
    const ask = async (change: (search: URLSearchParams) => void) => {
      const target = new URL(url);
      change(target.searchParams);
      return new URL((await browser.open(target.href)).url).searchParams;
    };
    const withoutPkce = await ask((search) => {
      search.delete('code_challenge');
      search.delete('code_challenge_method');
    });
    expect(withoutPkce.get('error')).toBe('invalid_request');
    expect((await ask((search) => search.set('code_challenge_method', 'plain'))).get('error')).toBe(
      'invalid_request',
    );
    expect((await ask((search) => search.set('prompt', 'none'))).get('error')).toBe('login_required');
  });
});

describe('the address that a code is sent to', () => {
  it('is the callback of the very origin that was asked', async () => {
    const origin = 'https://parley.example';
    const browser = identity.browser({ origin });
    const { started, page } = await identity.gateway(origin).openForm(browser);
    expect(page.url).toMatch(/^https:\/\/parley\.example\/oidc\/interaction\//);
    const { url } = await browser.send(actionOf(page.body), ada);
    expect(url).toMatch(/^https:\/\/parley\.example\/api\/callback\?/);
    expect((await identity.gateway(origin).finish(started, url)).claims()).toMatchObject({ iss: ISSUER });
    for (const { attributes } of browser.cookies) expect(attributes).toMatch(/; secure; httponly/);
  });

  it.each([
    'https://evil.example/api/callback',
    'http://localhost:3000/api/callback/../../evil',
    'http://localhost:3000.evil.example/api/callback',
    'http://localhost:3000@evil.example/api/callback',
    'http://localhost:3000/api/callback?next=//evil.example',
    'http://127.0.0.1:3000/api/callback',
    'https://localhost:3000/api/callback',
    'javascript:alert(1)',
  ])('is never %s: that is refused with a page and without a redirect', async (redirect_uri) => {
    const browser = identity.browser();
    const { url } = await identity.gateway().start({ redirect_uri });
    const answer = await browser.get(url);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
    expect(answer.body).toContain('<h1>This sign-in would lead elsewhere</h1>');
    expect(answer.body).not.toContain('evil');
  });

  it('is the operator’s one origin when that was named, whatever headers say', async () => {
    const origin = 'https://parley.example';
    const { url } = await identity.openReplica({ OIDC_REDIRECT_ORIGIN: `${origin}/` });
    const started = await identity.gateway('http://elsewhere.example').start();
    const elsewhere = identity.browser({ origin: 'http://elsewhere.example', serviceUrl: () => url });
    expect((await elsewhere.get(started.url)).status).toBe(400);
    const own = await identity.gateway(origin).start();
    const answer = await elsewhere.get(own.url.replace(origin, 'http://elsewhere.example'));
    expect(answer.status).toBe(303);
    expect(answer.headers.getSetCookie().join()).toMatch(/secure/);
  });
});

describe('a session', () => {
  it('sets cookies that scripts cannot read, that stay below /oidc and with this site', async () => {
    const { browser } = await signedInCallback();
    expect(browser.cookies.map(({ name }) => name).toSorted()).toEqual([
      'parley.oidc.interaction',
      'parley.oidc.interaction.sig',
      'parley.oidc.session',
      'parley.oidc.session.sig',
    ]);
    for (const { path, attributes } of browser.cookies) {
      expect(path).toMatch(/^\/oidc/);
      expect(attributes).toMatch(/samesite=lax; httponly/);
      expect(attributes).not.toMatch(/domain/);
    }
    const session = browser.cookies.find(({ name }) => name === 'parley.oidc.session')!;
    const days = (Date.parse(/expires=([^;]+)/.exec(session.attributes)![1]!) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(14);
  });

  it('cannot be made from what the table holds', async () => {
    const { browser } = await signedInCallback();
    const stored = JSON.stringify(await identity.database.query('SELECT * FROM provider_records'));
    const secrets = browser.cookies.filter(({ name }) => !name.endsWith('.sig')).map(({ value }) => value);
    expect(secrets).toHaveLength(2);
    for (const secret of secrets.filter(
      (value) => !browser.cookies.some(({ path }) => path.endsWith(value)),
    )) {
      expect(stored).not.toContain(secret);
    }
  });

  it('whose account is gone asks who is there', async () => {
    const browser = identity.browser();
    const fields = { email: 'soon.gone@example.org', password: 'a quiet password' };
    await identity.gateway().signUp(browser, fields);
    await identity.database.query(`DELETE FROM accounts WHERE email = 'soon.gone@example.org'`);
    const { page } = await identity.gateway().openForm(browser);
    expect(page.status).toBe(200);
    expect(page.body).toContain('<h1>Sign in to Parley</h1>');
  });
});
