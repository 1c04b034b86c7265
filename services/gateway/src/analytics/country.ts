import { UNKNOWN_COUNTRY } from '@parley/contracts/analytics/tracked-event';

const CODE = /^[A-Z]{2}$/;
/** What edges write where they do not know. */
const NOWHERE = new Set(['XX', 'ZZ']);

/** The country by the edge's header: its two letters, else "Unknown" (also Tor's "T1", which is no country). */
export function countryOf(header: string | string[] | undefined): string {
  const code = typeof header === 'string' ? header.trim().toUpperCase() : '';
  return CODE.test(code) && !NOWHERE.has(code) ? code : UNKNOWN_COUNTRY;
}
