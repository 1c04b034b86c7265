import { weakEtag } from '@parley/kit/http/etag';

/** A finished picture, as it is answered. */
export interface Picture {
  bytes: Buffer;
  type: string;
  etag: string;
}

const TYPES = {
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  webp: 'image/webp',
} as const;

export function pictureOf(content: string | Buffer, form: keyof typeof TYPES): Picture {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return { bytes, type: TYPES[form], etag: weakEtag(bytes) };
}
