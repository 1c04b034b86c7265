import { freePort } from '@parley/kit/testing/service-process';
import type { Browser } from './browser.js';
import { CLIENT_SECRET, type FakeIssuer, openFakeIssuer } from './fake-issuer.js';
import { openGateway, type TestGateway } from './open-gateway.js';

/** As by default: the issuer is Parley's own and stands behind the gateway. */
export interface OwnIssuer {
  gateway: TestGateway;
  identity: FakeIssuer;
  /** The address of a path as browsers have it. */
  at: (path: string) => string;
  /** Goes as far as the answer of the issuer, which has not been delivered yet. */
  comeBackWith: (browser: Browser, path?: string) => Promise<URL>;
  /** Resolves with where the browser is sent, signed in. */
  signIn: (browser: Browser, path?: string) => Promise<string>;
  userOf: (browser: Browser) => Promise<{ id: string } | null>;
  /** As if nothing had happened. */
  reset: () => void;
  close: () => Promise<void>;
}

/** Who the browser is at a gateway's address. */
export async function userAt(origin: string, browser: Browser): Promise<{ id: string } | null> {
  const answer = await browser.request(`${origin}/api/auth/user`);
  return (await answer.json()) as { id: string } | null;
}

export async function openOwnIssuer(): Promise<OwnIssuer> {
  const port = await freePort();
  const home = `http://localhost:${port}`;
  const identity = await openFakeIssuer({ issuer: `${home}/oidc` });
  const gateway = await openGateway({
    PORT: String(port),
    OIDC_ISSUER: identity.issuer,
    OIDC_CLIENT_SECRET: CLIENT_SECRET,
    IDENTITY_URL: identity.url,
  });
  identity.origins.add(home).add(`http://127.0.0.1:${port}`);
  const at = (path: string) => home + path;
  const comeBackWith = async (browser: Browser, path = '/api/login') => {
    const { url } = await browser.open(at(path), (next) => next.includes('/api/callback'));
    return new URL(url);
  };
  return {
    gateway,
    identity,
    at,
    comeBackWith,
    signIn: async (browser, path) => {
      const answer = await browser.request((await comeBackWith(browser, path)).href);
      if (answer.status !== 303) throw new Error(`not signed in: ${answer.status}`);
      return answer.headers.get('location')!;
    },
    userOf: (browser) => userAt(home, browser),
    reset: () => {
      gateway.wallet.reset();
      gateway.chat.reset();
      identity.seen.length = 0;
      identity.isDown = false;
      identity.person = {
        sub: 'ada',
        email: 'ada@parley.example',
        email_verified: true,
        given_name: 'Ada',
      };
    },
    close: async () => {
      await gateway.closeAll();
      await identity.close();
    },
  };
}
