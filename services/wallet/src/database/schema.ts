/** The schema that is the wallet's own. */
export const SCHEMA = 'wallet';
