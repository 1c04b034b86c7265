import { BODY_MAX_DEPTH } from './limits.js';

const NIL_UUID = '00000000-0000-0000-0000-000000000000';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a string is a UUID of any version; the nil UUID names nobody and is none. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value) && value !== NIL_UUID;
}

/** Whether PostgreSQL and UTF-8 can hold the text: no NUL, no lone surrogate. */
export function isWellFormedText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/**
 * What is wrong with a parsed JSON body, or null. Looks at every key and string and bounds the
 * nesting, so that no later stage meets text that cannot be stored.
 */
export function malformationOf(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') {
    return isWellFormedText(value) ? null : 'The text contains characters that cannot be stored.';
  }
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= BODY_MAX_DEPTH) return 'The body is nested too deeply.';
  for (const [key, child] of Object.entries(value)) {
    const wrong = malformationOf(key) ?? malformationOf(child, depth + 1);
    if (wrong) return wrong;
  }
  return null;
}
