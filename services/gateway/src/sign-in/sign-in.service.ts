import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { walletCalls } from '@parley/contracts/wallet/wallet.calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { WalletClient } from '../clients/wallet.client.js';
import { newOpaqueId, secretHash } from '../edge/opaque-id.js';
import { OwnCookies, SIGN_IN_COOKIE } from '../edge/own-cookies.js';
import { GatewayEnv } from '../env.js';
import { publicOrigin } from '../pages/public-origin.js';
import { Sessions } from '../session/sessions.js';
import { Issuer } from './issuer.js';
import { failureOf } from './issuer-errors.js';
import { type Claims, personOf, saysEnough } from './person.js';
import { returnPath } from './return-path.js';
import { ATTEMPT_SECONDS, type SignInAttempt, SignInAttempts } from './sign-in-attempts.js';
import { SignInFailure } from './sign-in.failures.js';

const SCOPE = 'openid email profile';
const CALLBACK_PATH = '/api/callback';

/** Signs people in at the issuer: authorization code with PKCE, `state` and `nonce`. */
@Injectable()
export class SignInService {
  constructor(
    private readonly env: GatewayEnv,
    private readonly issuer: Issuer,
    private readonly attempts: SignInAttempts,
    private readonly cookies: OwnCookies,
    private readonly sessions: Sessions,
    private readonly wallet: WalletClient,
  ) {}

  /** Resolves with the issuer's page to go to. Throws {@link SignInFailure}. */
  async begin(reply: FastifyReply, wanted: unknown): Promise<string> {
    const returnTo = returnPath(wanted);
    try {
      return await this.sendToIssuer(reply, returnTo);
    } catch (error) {
      throw failureOf(error, returnTo);
    }
  }

  /** Resolves with the path to go on at, signed in. Throws {@link SignInFailure}. */
  async finish(reply: FastifyReply): Promise<string> {
    const { request } = reply;
    const attempt = await this.takeAttempt(request);
    try {
      await this.signIn(attempt, request, reply);
      return attempt.returnTo;
    } catch (error) {
      throw failureOf(error, attempt.returnTo);
    }
  }

  private async sendToIssuer(reply: FastifyReply, returnTo: string): Promise<string> {
    const { request } = reply;
    const configuration = await this.askIssuer();
    const browser = this.cookies.read(SIGN_IN_COOKIE, request) ?? newOpaqueId();
    const [state, nonce, codeVerifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
    const redirectUri = publicOrigin(this.env, request) + CALLBACK_PATH;
    await this.attempts.begin(state, {
      browser: secretHash(browser),
      nonce,
      codeVerifier,
      redirectUri,
      returnTo,
    });
    // One for all tabs, kept as long as the youngest attempt.
    this.cookies.write(SIGN_IN_COOKIE, browser, ATTEMPT_SECONDS, reply);
    const page = buildAuthorizationUrl(configuration, {
      scope: SCOPE,
      redirect_uri: redirectUri,
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    });
    return this.issuer.browserUrl(page, request);
  }

  /** Whatever keeps it from telling what it can do, the person is not at fault. */
  private askIssuer(): Promise<Configuration> {
    return this.issuer.configuration().catch((error: unknown) => {
      throw new SignInFailure('unavailable', error);
    });
  }

  private async takeAttempt(request: FastifyRequest): Promise<SignInAttempt> {
    const { state } = request.query as { state?: unknown };
    const browser = this.cookies.read(SIGN_IN_COOKIE, request);
    if (typeof state !== 'string' || browser === undefined) throw new SignInFailure('stale');
    const attempt = await this.attempts.take(state).catch((error: unknown) => {
      throw new SignInFailure('unavailable', error);
    });
    if (!attempt || !isSame(attempt.browser, secretHash(browser))) throw new SignInFailure('stale');
    return attempt;
  }

  private async signIn(attempt: SignInAttempt, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const configuration = await this.askIssuer();
    const tokens = await authorizationCodeGrant(configuration, answerUrl(attempt, request), {
      expectedState: (request.query as { state: string }).state,
      expectedNonce: attempt.nonce,
      pkceCodeVerifier: attempt.codeVerifier,
      idTokenExpected: true,
    });
    const claims = await withUserInfo(configuration, tokens.claims()!, tokens.access_token);
    const { issuer } = configuration.serverMetadata();
    const account = await this.wallet.call(walletCalls.signIn, { body: personOf(issuer, claims) });
    await this.sessions.begin({ accountId: account.id, issuer, idToken: tokens.id_token! }, reply);
  }
}

/** The address that the issuer has sent the browser to, with the host that we had named. */
function answerUrl({ redirectUri }: SignInAttempt, request: FastifyRequest): URL {
  const url = new URL(redirectUri);
  url.search = request.url.slice(request.url.indexOf('?'));
  return url;
}

/** Providers may keep e-mail and names out of the ID token and tell them to who asks. */
async function withUserInfo(
  configuration: Configuration,
  claims: Claims,
  accessToken: string,
): Promise<Claims> {
  if (saysEnough(claims) || !configuration.serverMetadata().userinfo_endpoint) return claims;
  return { ...(await fetchUserInfo(configuration, accessToken, claims.sub)), ...claims };
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
