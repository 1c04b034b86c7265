import * as client from 'openid-client';
import { actionOf, hiddenFieldsOf } from './support/browser.js';
import { type IdentityHarness, ISSUER, openIdentity, ORIGIN } from './support/identity-harness.js';

let identity: IdentityHarness;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

const ada = {
  email: 'Ada@Example.org',
  password: 'analytical engine',
  firstName: 'Ada',
  lastName: 'Lovelace',
};

describe('somebody new', () => {
  it('creates an account and comes back signed in, with what the form said in the ID token', async () => {
    const tokens = await identity.gateway().signUp(identity.browser(), ada);
    expect(tokens.claims()).toMatchObject({
      iss: ISSUER,
      aud: 'parley',
      email: 'ada@example.org',
      email_verified: false,
      given_name: 'Ada',
      family_name: 'Lovelace',
    });
    expect(tokens.refresh_token).toBeUndefined();
    const known = await client.fetchUserInfo(
      await identity.gateway().discover(),
      tokens.access_token,
      tokens.claims()!.sub,
    );
    expect(known).toMatchObject({ email: 'ada@example.org', given_name: 'Ada' });
  });

  it('needs no name', async () => {
    const fields = { email: 'nobody@example.org', password: 'a quiet password', firstName: '', lastName: '' };
    const tokens = await identity.gateway().signUp(identity.browser(), fields);
    expect(tokens.claims()).not.toHaveProperty('given_name');
  });

  it('is told every fault beside its field, and typed words stay, but for the password', async () => {
    const browser = identity.browser();
    const { page } = await identity.gateway().openForm(browser);
    const form = await browser.open(`${actionOf(page.body)}/create-account`);
    const fields = { email: 'no "address" <b>', password: 'short', firstName: 'Ada', lastName: '' };
    const answer = await browser.send(actionOf(form.body), fields);
    expect(answer.status).toBe(400);
    expect(answer.body).toContain('<title>Error: Create your account');
    expect(answer.body).toMatch(/id="email-fault">Enter an e-mail address like/);
    expect(answer.body).toMatch(/id="password-fault">Use at least 8 characters/);
    expect(answer.body).toMatch(/aria-describedby="email-fault"/);
    expect(answer.body).toContain('value="no &quot;address&quot; &lt;b&gt;"');
    expect(answer.body).toContain('value="Ada"');
    expect(answer.body).not.toContain('short');
  });

  it('is told when the address is taken, and loses nothing', async () => {
    const browser = identity.browser();
    const { page, started } = await identity.gateway().openForm(browser);
    const create = `${actionOf(page.body)}/create-account`;
    const answer = await browser.send(create, { ...ada, email: ' ADA@example.org', firstName: 'Augusta' });
    expect(answer.status).toBe(409);
    expect(answer.body).toContain('There is an account with this address already');
    expect(answer.body).toContain('value="Augusta"');
    const { url } = await browser.send(create, { ...ada, email: 'augusta@example.org' });
    expect((await identity.gateway().finish(started, url)).claims()).toMatchObject({
      email: 'augusta@example.org',
    });
  });

  it('gets one account when the form is sent twice', async () => {
    const browser = identity.browser();
    const { page, started } = await identity.gateway().openForm(browser);
    const create = `${actionOf(page.body)}/create-account`;
    const twice = { ...ada, email: 'twice@example.org' };
    await browser.submit(create, twice);
    const { url } = await browser.send(create, twice);
    expect((await identity.gateway().finish(started, url)).claims()).toMatchObject({
      email: 'twice@example.org',
    });
  });

  it('gets the address or does not when thirty want it at once', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const browser = identity.browser({ address: `198.51.100.${index}` });
        const { page } = await identity.gateway().openForm(browser);
        return (
          await browser.submit(`${actionOf(page.body)}/create-account`, { ...ada, email: 'race@example.org' })
        ).status;
      }),
    );
    expect(statuses.filter((status) => status === 303)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(29);
  });
});

describe('somebody with an account', () => {
  it('signs in with any spelling of the address', async () => {
    const browser = identity.browser();
    const tokens = await identity
      .gateway()
      .signIn(browser, { email: ' ada@EXAMPLE.org ', password: ada.password });
    expect(tokens.claims()).toMatchObject({ email: 'ada@example.org' });
  });

  it('is not asked again while signed in here', async () => {
    const browser = identity.browser();
    const first = await identity.gateway().signIn(browser, ada);
    const { started, page } = await identity.gateway().openForm(browser);
    expect(page.url).toContain(`${ORIGIN}/api/callback?code=`);
    expect((await identity.gateway().finish(started, page.url)).claims()!.sub).toBe(first.claims()!.sub);
  });

  it('is asked again where the client wants it, and may be somebody else then', async () => {
    const browser = identity.browser();
    await identity.gateway().signIn(browser, ada);
    const started = await identity.gateway().start({ prompt: 'login', login_hint: 'twice@example.org' });
    const form = await browser.open(started.url);
    expect(form.body).toContain('value="twice@example.org"');
    const carried = await browser.send(actionOf(form.body), { ...ada, email: 'twice@example.org' });
    // The session of the other account ends first; the page that does it works by a button, too.
    expect(carried.body).toContain('Continue');
    expect(carried.body).not.toMatch(/<script>/);
    const { url } = await browser.send(actionOf(carried.body), hiddenFieldsOf(carried.body));
    expect((await identity.gateway().finish(started, url)).claims()).toMatchObject({
      email: 'twice@example.org',
    });
  });

  it('cannot be told from somebody without one by a wrong password', async () => {
    const browser = identity.browser({ address: '198.51.100.77' });
    const form = actionOf((await identity.gateway().openForm(browser)).page.body);
    const attempt = async (email: string) => {
      const startedAt = performance.now();
      const { status, body, headers } = await browser.submit(form, { email, password: 'not the password' });
      const ms = performance.now() - startedAt;
      return {
        ms,
        answer: { status, body: body.replaceAll(email, ''), headers: [...headers.keys()].toSorted() },
      };
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let times = 0; times < 8; times += 1) {
      const one = await attempt('ada@example.org');
      const other = await attempt('ida@example.org');
      expect(one.answer.status).toBe(401);
      expect(other.answer).toEqual(one.answer);
      known.push(one.ms);
      unknown.push(other.ms);
    }
    // The quickest of each, so that a busy machine is no difference; a look-up alone takes a tenth of a hashing.
    const [a, b] = [Math.min(...known), Math.min(...unknown)];
    expect(Math.max(a, b) / Math.min(a, b)).toBeLessThan(2);
  });

  it('keeps the typed address and gets a way to go on when the password is wrong', async () => {
    const browser = identity.browser();
    const { page, started } = await identity.gateway().openForm(browser);
    const answer = await browser.send(actionOf(page.body), { email: ada.email, password: 'wrong' });
    expect(answer.body).toContain('role="alert"');
    expect(answer.body).toContain(`value="${ada.email}"`);
    expect(answer.body).not.toContain('value="wrong"');
    const { url } = await browser.send(actionOf(answer.body), ada);
    expect((await identity.gateway().finish(started, url)).claims()).toMatchObject({
      email: 'ada@example.org',
    });
  });

  it('gets a hash at today’s costs when the old one was made at others', async () => {
    await identity.database.query(`UPDATE accounts SET password_hash = $1 WHERE email = 'ada@example.org'`, [
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
    ]);
    const signIn = () => identity.gateway().signIn(identity.browser(), { ...ada, password: 'password' });
    await signIn();
    const [row] = await identity.database.query<{ hash: string }>(
      `SELECT password_hash AS hash FROM accounts WHERE email = 'ada@example.org'`,
    );
    expect(row!.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await signIn();
  });
});
