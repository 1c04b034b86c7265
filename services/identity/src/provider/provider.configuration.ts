import type { JWK } from 'jose';
import { type AdapterFactory, type Configuration, type FindAccount, interactionPolicy } from 'oidc-provider';
import type { IdentityEnv } from '../env.js';
import { INTERACTIONS, MOUNT } from './mount.js';
import type { ProviderPages } from './provider.pages.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface ProviderParts {
  adapter: AdapterFactory;
  keys: JWK[];
  findAccount: FindAccount;
  pages: ProviderPages;
}

/** One client, one flow: code with PKCE for Parley's gateway. What is not needed is off. */
export function providerConfiguration(env: IdentityEnv, parts: ProviderParts): Configuration {
  const { adapter, keys, findAccount, pages } = parts;
  return {
    adapter,
    findAccount,
    jwks: { keys } as NonNullable<Configuration['jwks']>,
    clients: [clientOf(env)],
    clientAuthMethods: ['client_secret_basic'],
    responseTypes: ['code'],
    scopes: ['openid', 'email', 'profile'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    // The gateway reads them from the ID token and spares itself a call.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    allowOmittingSingleRegisteredRedirectUri: false,
    enabledJWA: { idTokenSigningAlgValues: ['RS256'] },
    clientBasedCORS: () => false,
    cookies: {
      keys: env.COOKIE_KEYS.split(','),
      names: {
        session: 'parley.oidc.session',
        interaction: 'parley.oidc.interaction',
        resume: 'parley.oidc.resume',
      },
      // Secure by itself where the origin is https; the short ones are bound to the path of their one sign-in.
      long: { httpOnly: true, sameSite: 'lax', path: MOUNT },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    interactions: { policy: policy(), url: (_ctx, { uid }) => `${INTERACTIONS}/${uid}` },
    loadExistingGrant: grantOwnClient,
    ttl: {
      AuthorizationCode: MINUTE,
      AccessToken: 10 * MINUTE,
      IdToken: 10 * MINUTE,
      Interaction: HOUR,
      // One without an account only carries a logout on its way.
      Session: (_ctx, session) => (session.accountId ? 14 * DAY : HOUR),
      Grant: 14 * DAY,
    },
    renderError: pages.error,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: pages.logout,
        postLogoutSuccessSource: pages.signedOut,
      },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
    },
  };
}

function clientOf(env: IdentityEnv): NonNullable<Configuration['clients']>[number] {
  const origin = new URL(env.OIDC_REDIRECT_ORIGIN ?? env.OIDC_ISSUER).origin;
  return {
    client_id: env.OIDC_CLIENT_ID,
    client_secret: env.OIDC_CLIENT_SECRET,
    client_name: 'Parley',
    // There has to be one; `allowOwnOrigin` decides.
    redirect_uris: [`${origin}/api/callback`],
    post_logout_redirect_uris: [`${origin}/`],
    response_modes: ['query'],
  };
}

/** No consent page: the client is Parley itself. A session whose account is gone asks who is there. */
function policy(): interactionPolicy.DefaultPolicy {
  const prompts = interactionPolicy.base();
  prompts.remove('consent');
  const { Check } = interactionPolicy;
  prompts
    .get('login')!
    .checks.add(
      new Check('account_gone', 'the account of the session does not exist any more', ({ oidc }) =>
        Boolean(oidc.session?.accountId && !oidc.account),
      ),
    );
  return prompts;
}

const grantOwnClient: Configuration['loadExistingGrant'] = async ({ oidc }) => {
  const { provider, client, session, account } = oidc;
  const grantId = session!.grantIdFor(client!.clientId);
  const known = grantId ? await provider.Grant.find(grantId) : undefined;
  if (known) return known;
  const grant = new provider.Grant({ clientId: client!.clientId, accountId: account!.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
};
