/** Where the provider stands on the public origin; the issuer's address ends in it, cookies are bound to it. */
export const MOUNT = '/oidc';

export const INTERACTIONS = `${MOUNT}/interaction`;

/** Where a sign-in begins, at the gateway. */
export const START_AGAIN = '/api/login';
