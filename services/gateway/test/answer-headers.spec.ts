import { ANONYMOUS_ID, SESSION_ID } from './fakes/fake-chat.js';
import { openGateway, rawRequest, type TestGateway } from './fakes/open-gateway.js';

const ANSWERS: [number, string, { method?: string; headers?: Record<string, string> }][] = [
  [200, '/api/characters', {}],
  [200, '/api/auth/user', {}],
  [200, '/api/health/live', {}],
  [401, '/api/chat/sessions', {}],
  [404, '/api/nothing', {}],
  [404, '/nothing.js', {}],
  [404, '/', {}],
  [400, '/%zz', {}],
  [403, '/api/demo/ask', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }],
  [405, '/graphql', {}],
  [200, `/api/chat/sessions/${SESSION_ID}/stream?anonymousSessionId=${ANONYMOUS_ID}`, {}],
];

function policyOf(header: string): Record<string, string> {
  const directives = header.split(';').map((directive) => directive.trim().split(/ (.*)/));
  return Object.fromEntries(directives.map(([name, values = '']) => [name, values]));
}

describe.each([
  ['http', 'http://localhost:3000'],
  ['https', 'https://parley.example'],
])('over %s', (scheme, publicUrl) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openGateway({ PUBLIC_URL: publicUrl });
  });
  afterAll(() => gateway.closeAll());

  it.each(ANSWERS)('a %s of %s carries the security headers', async (status, path, options) => {
    const { headers, ...answer } = await rawRequest(gateway.url, path, options);
    expect(answer.status).toBe(status);
    const policy = policyOf(String(headers['content-security-policy']));
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' https:",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect('strict-transport-security' in headers).toBe(scheme === 'https');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
  });

  it('gives each request an id of its own, whatever it was sent', async () => {
    const ids = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const { headers } = await rawRequest(gateway.url, '/api/auth/user', {
          headers: { 'x-request-id': 'forged-request-id' },
        });
        return headers['x-request-id'];
      }),
    );
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain('forged-request-id');
  });

  it('shows no metrics to the public', async () => {
    const answer = await rawRequest(gateway.url, '/metrics');
    expect(answer.body).not.toContain('process_cpu');
  });
});
