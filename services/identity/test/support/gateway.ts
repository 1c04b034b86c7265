import * as client from 'openid-client';
import type { Answer, Browser } from './browser.js';
import { actionOf } from './browser.js';

/** One sign-in as its client remembers it. */
export interface StartedSignIn {
  url: string;
  verifier: string;
  nonce: string;
  state: string;
}

/** The client, by the library that the real gateway uses; its own calls go to the service directly. */
export class Gateway {
  private configuration: Promise<client.Configuration> | undefined;

  constructor(
    private readonly issuer: string,
    private readonly secret: string,
    readonly origin: string,
    private readonly serviceUrl: () => string,
  ) {}

  get redirectUri(): string {
    return `${this.origin}/api/callback`;
  }

  discover(): Promise<client.Configuration> {
    this.configuration ??= client.discovery(
      new URL(this.issuer),
      'parley',
      this.secret,
      client.ClientSecretBasic(this.secret),
      {
        execute: [client.allowInsecureRequests],
        [client.customFetch]: (url, options) => {
          const { pathname, search } = new URL(url);
          return fetch(this.serviceUrl() + pathname + search, options as RequestInit);
        },
      },
    );
    return this.configuration;
  }

  async start(over: Record<string, string> = {}): Promise<StartedSignIn> {
    const verifier = client.randomPKCECodeVerifier();
    const nonce = client.randomNonce();
    const state = client.randomState();
    const url = client.buildAuthorizationUrl(await this.discover(), {
      redirect_uri: this.redirectUri,
      scope: 'openid email profile',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      nonce,
      state,
      ...over,
    });
    // The browser asks at the origin that it knows.
    return { url: this.origin + url.pathname + url.search, verifier, nonce, state };
  }

  /** Exchanges the code that the browser was sent back with. */
  async finish(started: StartedSignIn, callback: string) {
    return client.authorizationCodeGrant(await this.discover(), new URL(callback), {
      pkceCodeVerifier: started.verifier,
      expectedNonce: started.nonce,
      expectedState: started.state,
    });
  }

  /** Where the browser is sent to sign out. */
  async logoutUrl(parameters: Record<string, string>): Promise<string> {
    const url = client.buildEndSessionUrl(await this.discover(), parameters);
    return this.origin + url.pathname + url.search;
  }

  /** From the link to the page with the form. */
  async openForm(browser: Browser): Promise<{ started: StartedSignIn; page: Answer }> {
    const started = await this.start();
    return { started, page: await browser.open(started.url) };
  }

  /** All the way with a new account. */
  async signUp(browser: Browser, fields: Record<string, string>) {
    const { started, page } = await this.openForm(browser);
    const form = await browser.open(`${actionOf(page.body)}/create-account`);
    const { url } = await browser.send(actionOf(form.body), fields);
    return this.finish(started, url);
  }

  /** How a form that should not be taken is answered. */
  async statusOfSignIn(browser: Browser, fields: Record<string, string>): Promise<number> {
    const { page } = await this.openForm(browser);
    return (await browser.submit(actionOf(page.body), fields)).status;
  }

  /** All the way with an account that is there. */
  async signIn(browser: Browser, fields: Record<string, string>) {
    const { started, page } = await this.openForm(browser);
    const { url } = await browser.send(actionOf(page.body), fields);
    return this.finish(started, url);
  }
}
