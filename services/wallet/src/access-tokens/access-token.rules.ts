import { createHash, randomBytes } from 'node:crypto';

/** Names what it is, so that scanners for leaked secrets find it. */
const PREFIX = 'parley_pat_';
const SECRET_BYTES = 32;
const ENDING_LENGTH = 4;

/** A new secret: the prefix and 43 characters, 256 random bits. */
export function newSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
}

/** What is kept of a secret. With so many random bits a plain hash cannot be searched backwards. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** What is shown of a secret ever after. */
export function endingOf(secret: string): string {
  return secret.slice(-ENDING_LENGTH);
}
