import { ANONYMOUS_ID, SESSION_ID } from './fakes/fake-chat.js';
import { ADMIN } from './fakes/fake-wallet.js';
import { openGateway, rawRequest, type TestGateway } from './fakes/open-gateway.js';
import { cookieOf } from './fakes/signed-in.js';
import { ROUTES } from './expected/expected-access.js';

const PUBLIC_URL = 'https://parley.example';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ PUBLIC_URL });
});
afterAll(() => gateway.closeAll());
beforeEach(() => gateway.chat.reset());

const QUERY = `anonymousSessionId=${ANONYMOUS_ID}`;
const SESSION = `/api/chat/sessions/${SESSION_ID}`;

/** Everything that changes something. */
const WRITES = [
  ['POST', '/api/chat/sessions', { characterId: 1, anonymousSessionId: ANONYMOUS_ID }],
  ['DELETE', `${SESSION}?${QUERY}`, undefined],
  ['POST', `${SESSION}/messages?${QUERY}`, { content: 'Hello' }],
  ['DELETE', `${SESSION}/messages?${QUERY}`, undefined],
  ['POST', `${SESSION}/stop?${QUERY}`, undefined],
  ['POST', '/api/demo/ask', { question: 'Why?', characterIds: [1] }],
  [
    'POST',
    '/graphql',
    { query: 'mutation { askDemo(question: "Why?", characterIds: [1]) { responses { era } } }' },
  ],
] as const;

const own = () => new URL(gateway.url);

const ALLOWED: [string, () => Record<string, string>][] = [
  ['no browser at all', () => ({})],
  ['same-origin', () => ({ 'sec-fetch-site': 'same-origin' })],
  ['started by the person', () => ({ 'sec-fetch-site': 'none' })],
  ['our public origin', () => ({ origin: PUBLIC_URL })],
  ['the host it was sent to', () => ({ origin: own().origin })],
  ['the browser itself says same-origin', () => ({ 'sec-fetch-site': 'same-origin', origin: PUBLIC_URL })],
];

const REFUSED: [string, () => Record<string, string>][] = [
  ['cross-site', () => ({ 'sec-fetch-site': 'cross-site' })],
  ['same-site, another host', () => ({ 'sec-fetch-site': 'same-site' })],
  ['an unknown word', () => ({ 'sec-fetch-site': 'sameorigin' })],
  ['two words', () => ({ 'sec-fetch-site': 'same-origin, cross-site' })],
  ['cross-site, whatever Origin says', () => ({ 'sec-fetch-site': 'cross-site', origin: PUBLIC_URL })],
  ['another origin', () => ({ origin: 'https://evil.example' })],
  ['our name on another port', () => ({ origin: `${PUBLIC_URL}:8443` })],
  ['our name without encryption', () => ({ origin: PUBLIC_URL.replace('https', 'http') })],
  ['a name that begins like ours', () => ({ origin: `${PUBLIC_URL}.evil.example` })],
  ['an opaque origin', () => ({ origin: 'null' })],
  ['an empty origin', () => ({ origin: '' })],
  ['forged forwarding', () => ({ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' })],
];

const send = ([method, path, body]: (typeof WRITES)[number], headers: Record<string, string>) =>
  rawRequest(gateway.url, path, {
    method,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

describe.each(WRITES.map((write) => ({ write, name: `${write[0]} ${write[1].split('?')[0]}` })))(
  '$name',
  ({ write }) => {
    it.each(ALLOWED)('is taken: %s', async (_case, headers) => {
      const answer = await send(write, headers());
      expect(answer.status).toBeLessThan(300);
      expect(gateway.chat.seen).toHaveLength(1);
    });

    it.each(REFUSED)('is refused: %s', async (_case, headers) => {
      const answer = await send(write, headers());
      expect(answer.status).toBe(403);
      expect(JSON.parse(answer.body)).toEqual({ message: 'Cross-site requests are not allowed' });
      expect(gateway.chat.seen).toHaveLength(0);
    });
  },
);

describe('whoever is signed in, another site does nothing in their name by', () => {
  const writes = Object.keys(ROUTES).filter((route) => !/^(GET|OPTIONS) /.test(route));

  it.each(writes)('%s', async (route) => {
    const [method = '', url = ''] = route.split(' ');
    gateway.wallet.reset();
    const answer = await rawRequest(gateway.url, url.replace(/:\w+/, SESSION_ID).replace('*', 'token'), {
      method,
      headers: { 'sec-fetch-site': 'cross-site', cookie: `__Host-${await cookieOf(gateway, ADMIN)}` },
    });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      403,
      { message: 'Cross-site requests are not allowed' },
    ]);
    expect([...gateway.chat.seen, ...gateway.wallet.seen]).toEqual([]);
  });
});

it('lets other sites link to what only reads, and gives them no CORS', async () => {
  for (const path of ['/api/characters', `${SESSION}?${QUERY}`]) {
    const answer = await rawRequest(gateway.url, path, {
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

it('answers no preflight', async () => {
  for (const path of ['/api/chat/sessions', '/graphql']) {
    const answer = await rawRequest(gateway.url, path, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  }
});
