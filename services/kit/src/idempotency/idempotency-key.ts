import { createHash } from 'node:crypto';
import { idempotencyErrors } from './idempotency.errors.js';

const USABLE_KEY = /^[\x21-\x7e]{1,200}$/;

/** The key of a request's `Idempotency-Key` header, undefined without one; throws 400 on an unusable one. */
export function idempotencyKeyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !USABLE_KEY.test(header)) throw idempotencyErrors.unusableKey();
  return header;
}

/** A payload's hash: equal for equal JSON. */
export function payloadHash(payload: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(payload ?? null))
    .digest('base64url');
}
