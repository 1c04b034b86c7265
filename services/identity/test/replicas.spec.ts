import { actionOf } from './support/browser.js';
import { type IdentityHarness, openIdentity } from './support/identity-harness.js';

let identity: IdentityHarness;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

const ada = { email: 'ada@example.org', password: 'analytical engine' };
const keysAt = async (url: string) => (await fetch(`${url}/oidc/jwks`)).json();

describe('replicas', () => {
  it('share a sign-in from step to step, whichever answers', async () => {
    const replicas = [identity.service, await identity.openReplica(), await identity.openReplica()];
    let turn = 0;
    const serviceUrl = () => replicas[(turn += 1) % replicas.length]!.url;
    const browser = identity.browser({ serviceUrl });
    const created = await identity.gateway().signUp(browser, ada);
    const again = await identity.gateway().signIn(identity.browser({ serviceUrl }), ada);
    expect(again.claims()!.sub).toBe(created.claims()!.sub);
  });

  it('that start together on an empty table make one key', async () => {
    await identity.database.query('DELETE FROM signing_keys');
    const started = await Promise.all(Array.from({ length: 4 }, () => identity.openReplica()));
    const keys = await Promise.all(started.map(({ url }) => keysAt(url)));
    expect(new Set(keys.map((set) => JSON.stringify(set))).size).toBe(1);
    expect(await identity.database.query('SELECT id FROM signing_keys')).toHaveLength(1);
  });

  it('keep keys, sessions and half-done sign-ins when all of them are started again', async () => {
    const first = await identity.openReplica();
    let url = first.url;
    const serviceUrl = () => url;
    const keys = await keysAt(url);
    const browser = identity.browser({ serviceUrl });
    await identity.gateway().signIn(browser, ada);
    const other = identity.browser({ serviceUrl });
    const { page, started } = await identity.gateway().openForm(other);

    await first.close();
    url = (await identity.openReplica()).url;

    expect(await keysAt(url)).toEqual(keys);
    expect((await identity.gateway().openForm(browser)).page.url).toContain('/api/callback?code=');
    const { url: callback } = await other.send(actionOf(page.body), ada);
    expect((await identity.gateway().finish(started, callback)).claims()).toMatchObject({ email: ada.email });
  });

  it('believe cookies that were signed with the key before', async () => {
    const old = await identity.openReplica({ COOKIE_KEYS: 'the-key-that-was-used-until-yesterday' });
    let url = old.url;
    const browser = identity.browser({ serviceUrl: () => url });
    await identity.gateway().signIn(browser, ada);
    const COOKIE_KEYS = 'the-key-that-is-used-from-today-onwards,the-key-that-was-used-until-yesterday';
    url = (await identity.openReplica({ COOKIE_KEYS })).url;
    expect((await identity.gateway().openForm(browser)).page.url).toContain('/api/callback?code=');
    url = (await identity.openReplica({ COOKIE_KEYS: 'a-key-that-nobody-has-ever-used-here' })).url;
    const stranger = Object.assign(identity.browser({ serviceUrl: () => url }), { cookies: browser.cookies });
    expect((await identity.gateway().openForm(stranger)).page.status).toBe(200);
  });
});

describe('what has expired', () => {
  it('is nobody’s any more, and goes', async () => {
    await identity.database.query('DELETE FROM provider_records');
    const browser = identity.browser();
    const { page } = await identity.gateway().openForm(browser);
    await identity.database.query(`UPDATE provider_records SET expires_at = now() - interval '1 second'`);
    await identity.database.query(`INSERT INTO provider_records (kind, id_hash, payload, expires_at)
      SELECT 'Interaction', sha256(n::text::bytea), '{}', now() - interval '1 hour' FROM generate_series(1, 2500) n`);
    await identity.database.query(`INSERT INTO provider_records (kind, id_hash, payload, expires_at)
      VALUES ('Session', 'x', '{}', now() + interval '1 hour')`);
    const answer = await browser.get(page.url);
    expect(answer.status).toBe(400);
    expect(answer.body).toContain('href="/api/login"');

    const { RecordsRepository } = await import('../src/provider/records.repository.js');
    await identity.service.app.get(RecordsRepository).purge();
    expect(await identity.database.query('SELECT kind FROM provider_records')).toEqual([{ kind: 'Session' }]);
  });
});
