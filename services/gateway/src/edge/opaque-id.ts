import { hash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** 256 random bits in base64url. */
export const OPAQUE_ID = /^[\w-]{43}$/;

/** An id that says nothing and that nobody can guess. */
export const newOpaqueId = (): string => randomBytes(BYTES).toString('base64url');

/** What is kept of a secret: who reads the store cannot use what it finds there. */
export const secretHash = (secret: string): string => hash('sha256', secret, 'hex');
