import { createHash } from 'node:crypto';
import { ADA, ADMIN } from './fakes/fake-wallet.js';
import { openGateway, rawRequest, type TestGateway } from './fakes/open-gateway.js';
import { cookieOf } from './fakes/signed-in.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.closeAll());

describe('GraphiQL', () => {
  it('sends who is signed out to sign in, and back to it', async () => {
    const answer = await gateway.fetch('/graphiql');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/api/login?returnTo=%2Fgraphiql']);
  });

  it('is not for anybody else', async () => {
    const answer = await gateway.fetch('/graphiql', { headers: { cookie: await cookieOf(gateway, ADA) } });
    expect([answer.status, await answer.json()]).toEqual([403, { message: 'Admin privileges required' }]);
  });

  it('is one page with nothing from elsewhere, whose policy lets its own script run and no other', async () => {
    const headers = { cookie: await cookieOf(gateway, ADMIN), 'accept-encoding': 'gzip, br' };
    const answer = await fetch(`${gateway.url}/graphiql`, { headers });
    const html = await answer.text();
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(html).toContain('<title>Parley – GraphiQL</title>');
    const script = html.slice(html.indexOf('<script>') + 8, html.lastIndexOf('</script>'));
    const digest = createHash('sha256').update(script).digest('base64');
    const policy = answer.headers.get('content-security-policy')!;
    expect(policy).toContain(`script-src 'sha256-${digest}';`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
    expect(html.match(/<(script|link)[^>]*(src|href)="(?!data:)[^"]*"/g)).toBeNull();
  });

  it('travels compressed, and plain to who takes it so', async () => {
    const cookie = await cookieOf(gateway, ADMIN);
    const { headers } = await rawRequest(gateway.url, '/graphiql', {
      headers: { cookie, 'accept-encoding': 'gzip' },
    });
    expect(headers['content-encoding']).toBe('gzip');
    expect(Number(headers['content-length'])).toBeLessThan(3_000_000);
    const plain = await rawRequest(gateway.url, '/graphiql', { headers: { cookie } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.length).toBeGreaterThan(8_000_000);
    const packed = await fetch(`${gateway.url}/graphiql`, { headers: { cookie } });
    expect(await packed.text()).toBe(plain.body);
  });
});
