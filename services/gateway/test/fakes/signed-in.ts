import type { AccountDto } from '@parley/contracts/wallet/account';
import { SESSION_COOKIE } from '../../src/edge/own-cookies.js';
import { SessionStore } from '../../src/session/session.store.js';
import type { TestGateway } from './open-gateway.js';

/** The cookie header of somebody who has signed in, without the way there. */
export async function cookieOf({ app }: TestGateway, { id }: Pick<AccountDto, 'id'>): Promise<string> {
  const now = Date.now();
  const sessionId = await app.get(SessionStore, { strict: false }).create({
    accountId: id,
    issuer: 'http://127.0.0.1:1/oidc',
    idToken: 'an-id-token',
    createdAt: now,
    seenAt: now,
  });
  return `${SESSION_COOKIE}=${sessionId}`;
}
