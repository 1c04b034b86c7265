import { hash } from 'node:crypto';

/** Weak: the same content may travel compressed in several ways. */
export function weakEtag(content: string | Buffer): string {
  return `W/"${hash('sha1', content, 'base64url')}"`;
}

/** Whether `If-None-Match` names the tag. */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
}
