import { isUnreachable } from '@parley/kit/http/error.filter';
import { ServiceError } from '@parley/kit/http/service-error';
import { AuthorizationResponseError } from 'openid-client';
import { SignInFailure } from './sign-in.failures.js';

/** What an issuer may say in its answer when the fault is its own and passes. */
const PASSING = new Set(['server_error', 'temporarily_unavailable']);
const DENIED = new Set(['access_denied', 'login_required', 'consent_required', 'interaction_required']);

/** What a failed step means to the person who signs in. */
export function failureOf(error: unknown, returnTo: string): SignInFailure {
  if (error instanceof SignInFailure) return error;
  if (error instanceof AuthorizationResponseError) {
    if (DENIED.has(error.error)) return new SignInFailure('denied', error, returnTo);
    return new SignInFailure(PASSING.has(error.error) ? 'unavailable' : 'refused', error, returnTo);
  }
  return new SignInFailure(isOutage(error) ? 'unavailable' : 'refused', error, returnTo);
}

/** The issuer, the wallet or Redis did not answer, or not as one that is well; libraries wrap why. */
function isOutage(error: unknown): boolean {
  if (error instanceof ServiceError) return error.status >= 500;
  if (error instanceof Response) return error.status >= 500;
  if (!(error instanceof Error)) return false;
  const isTimeout = ['OAUTH_TIMEOUT', 'OAUTH_ABORT'].includes((error as { code?: string }).code ?? '');
  const isNetwork = error instanceof TypeError && error.message === 'fetch failed';
  return isTimeout || isNetwork || isUnreachable(error) || isOutage(error.cause);
}
