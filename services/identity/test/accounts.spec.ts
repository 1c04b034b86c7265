import { randomUUID } from 'node:crypto';
import { accountDeleted } from '@parley/contracts/wallet/wallet.events';
import { eventually } from '@parley/kit/testing/eventually';
import * as client from 'openid-client';
import { type IdentityHarness, ISSUER, openIdentity } from './support/identity-harness.js';

let identity: IdentityHarness;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());
beforeEach(() => identity.forgetEverybody());

const ada = { email: 'ada@example.org', password: 'analytical engine' };
const admin = { email: 'admin@parley.localhost', password: 'the operator’s own' };

const accountsOf = (email: string) =>
  identity.database.query<{ id: string; email_verified: boolean; password_hash: string }>(
    'SELECT * FROM accounts WHERE email = $1',
    [email],
  );

/** As the wallet's relay would deliver it. */
async function say(issuer: string, subject: string): Promise<void> {
  const payload = { userId: 'account-1', issuer, subject };
  await identity.database.query(`INSERT INTO outbox (id, name, payload) VALUES ($1, $2, $3)`, [
    randomUUID(),
    accountDeleted.name,
    JSON.stringify(payload),
  ]);
}

describe('somebody who deletes their account of Parley', () => {
  it('keeps no password, no session and no token here', async () => {
    const browser = identity.browser();
    const tokens = await identity.gateway().signUp(browser, ada);
    const subject = tokens.claims()!.sub;
    await say(ISSUER, subject);
    await eventually(async () => expect(await accountsOf(ada.email)).toEqual([]));
    const left = await identity.database.query('SELECT kind FROM provider_records WHERE account_id = $1', [
      subject,
    ]);
    expect(left).toEqual([]);
    await expect(
      client.fetchUserInfo(await identity.gateway().discover(), tokens.access_token, subject),
    ).rejects.toMatchObject({ code: 'OAUTH_WWW_AUTHENTICATE_CHALLENGE' });
    expect((await identity.gateway().openForm(browser)).page.status).toBe(200);
    // The address is free again, for a new subject.
    const again = await identity.gateway().signUp(identity.browser(), ada);
    expect(again.claims()!.sub).not.toBe(subject);
  });

  it('keeps them here when they signed in somewhere else', async () => {
    const tokens = await identity.gateway().signUp(identity.browser(), ada);
    await say('https://accounts.elsewhere.example', tokens.claims()!.sub);
    await say(ISSUER, 'nobody');
    await eventually(async () =>
      expect(await identity.database.query('SELECT 1 FROM consumed_events')).toHaveLength(2),
    );
    expect(await accountsOf(ada.email)).toHaveLength(1);
  });
});

describe('the administrator', () => {
  it('has one verified account, however many replicas start together', async () => {
    await Promise.all(
      Array.from({ length: 3 }, () => identity.openReplica({ ADMIN_PASSWORD: admin.password })),
    );
    const tokens = await identity.gateway().signIn(identity.browser(), admin);
    expect(tokens.claims()).toMatchObject({ email: admin.email, email_verified: true });
    expect(await accountsOf(admin.email)).toHaveLength(1);
  });

  it('stays who they are from start to start', async () => {
    await identity.openReplica({ ADMIN_PASSWORD: admin.password });
    const before = await accountsOf(admin.email);
    await identity.openReplica({ ADMIN_PASSWORD: admin.password, ADMIN_EMAIL: 'Admin@Parley.Localhost' });
    expect(await accountsOf(admin.email)).toEqual(before);
  });

  it('gets a new password by the setting, which ends the sessions of the old one', async () => {
    await identity.openReplica({ ADMIN_PASSWORD: admin.password });
    const browser = identity.browser();
    const before = await identity.gateway().signIn(browser, admin);
    await identity.openReplica({ ADMIN_PASSWORD: 'another one altogether' });
    expect((await identity.gateway().openForm(browser)).page.status).toBe(200);
    const after = await identity
      .gateway()
      .signIn(identity.browser(), { ...admin, password: 'another one altogether' });
    expect(after.claims()!.sub).toBe(before.claims()!.sub);
    expect(await identity.gateway().statusOfSignIn(identity.browser(), admin)).toBe(401);
  });

  it('is never whoever signed up with the address before', async () => {
    const squatter = identity.browser();
    const taken = await identity.gateway().signUp(squatter, { ...admin, password: 'the squatter’s own' });
    expect(taken.claims()).toMatchObject({ email: admin.email, email_verified: false });
    await identity.openReplica({ ADMIN_PASSWORD: admin.password });
    // Neither the session nor the password lead in any more, and the operator is somebody else.
    expect((await identity.gateway().openForm(squatter)).page.status).toBe(200);
    const squatted = { ...admin, password: 'the squatter’s own' };
    expect(await identity.gateway().statusOfSignIn(identity.browser(), squatted)).toBe(401);
    const own = await identity.gateway().signIn(identity.browser(), admin);
    expect(own.claims()!.sub).not.toBe(taken.claims()!.sub);
  });

  it('has no account where no password was set', async () => {
    expect(await accountsOf(admin.email)).toEqual([]);
  });
});
