import type { UserDto } from '@parley/contracts/wallet/account';
import type { Answer, Call, LoadClient } from '../client/load-client.ts';
import { Browser, formAction, linkTo, type Page } from './browser.ts';

/** Somebody with a session of their own. */
export interface SignedIn {
  user: UserDto;
  /** Sends with their session. Never throws. */
  send: (call: Call) => Promise<Answer>;
  /** The parsed answer. Throws for anything but 200 and 201. */
  json: <T>(call: Call) => Promise<T>;
}

/** The administrator of the bench; everything is on 127.0.0.1 and removed at the end. */
export const ADMIN = { email: 'admin@parley.localhost', password: 'only for the bench' };

const PASSWORD = 'a password of the bench';

function expectArrived({ status, path, html }: Page): void {
  if (path === '/') return;
  const said = html.replaceAll(/<[^>]*>|\s+/g, ' ').slice(0, 300);
  throw new Error(`Signing in ended at ${path} with ${status}: ${said}`);
}

async function signedIn(client: LoadClient, browser: Browser): Promise<SignedIn> {
  const cookie = browser.cookieHeader;
  const withCookie = (call: Call): Call => ({ ...call, headers: { ...call.headers, cookie } });
  const person = {
    send: (call: Call) => client.send(withCookie(call)),
    json: <T>(call: Call) => client.json<T>(withCookie(call)),
  };
  const user = await person.json<UserDto | null>({ method: 'GET', path: '/api/auth/user' });
  if (!user) throw new Error('Nobody is signed in after signing in.');
  return { ...person, user };
}

/** Creates an account through the forms that people use. */
export async function signUp(client: LoadClient, origin: string, name: string): Promise<SignedIn> {
  const browser = new Browser(origin);
  const signInPage = await browser.open('/api/login');
  const page = await browser.open(linkTo('create-account', signInPage));
  const email = `${name.toLowerCase()}.${crypto.randomUUID()}@bench.example`;
  const fields = { firstName: name, lastName: 'Bench', email, password: PASSWORD };
  expectArrived(await browser.submit(formAction(page), fields));
  return signedIn(client, browser);
}

/** Signs the administrator in through the form. */
export async function signInAdmin(client: LoadClient, origin: string): Promise<SignedIn> {
  const browser = new Browser(origin);
  const page = await browser.open('/api/login');
  expectArrived(await browser.submit(formAction(page), ADMIN));
  return signedIn(client, browser);
}

export function statusOf({ status, error }: Answer): string {
  return error ?? String(status);
}
