import type { SignInRequest } from '@parley/contracts/wallet/wallet.requests';
import { isEmail } from 'class-validator';

const MAX_EMAIL = 320;
const MAX_NAME = 200;

/** What an issuer says about somebody, wherever it says it: in the ID token or as user information. */
export type Claims = Record<string, unknown> & { sub: string };

/** Whether the ID token leaves to ask for what an account shows. */
export function saysEnough({ email }: Claims): boolean {
  return email !== undefined;
}

/** The claims as the wallet takes them: what no account can have is left out, so that it keeps nobody out. */
export function personOf(issuer: string, claims: Claims): SignInRequest {
  const email = textOf(claims['email'], MAX_EMAIL);
  const usable = email !== null && isEmail(email, { require_tld: false }) ? email : null;
  return {
    issuer,
    subject: claims.sub,
    email: usable,
    // Some providers write it as a text. It counts for the address that is kept, and for no other.
    emailVerified: usable !== null && [true, 'true'].includes(claims['email_verified'] as boolean | string),
    firstName: textOf(claims['given_name'] ?? claims['name'], MAX_NAME),
    lastName: textOf(claims['family_name'], MAX_NAME),
  };
}

function textOf(claim: unknown, max: number): string | null {
  const text = typeof claim === 'string' ? claim.replaceAll('\0', '').toWellFormed().trim() : '';
  return text && text.length <= max ? text : null;
}
