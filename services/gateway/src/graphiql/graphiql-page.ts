import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { GRAPHQL_PATH } from '../graphql/only-post.js';

export interface GraphiqlPage {
  html: string;
  gzipped: Buffer;
  policy: string;
}

const SCRIPT = /<script>([\s\S]*)<\/script>/;

let rendered: Promise<GraphiqlPage> | undefined;

/** GraphiQL in one file, with nothing from elsewhere. Made when first asked for: it is nine megabytes. */
export function graphiqlPage(): Promise<GraphiqlPage> {
  rendered ??= render();
  return rendered;
}

async function render(): Promise<GraphiqlPage> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const html = renderGraphiQL({ endpoint: GRAPHQL_PATH, title: 'Parley – GraphiQL' }).trim();
  return { html, gzipped: await promisify(gzip)(html), policy: policyFor(html) };
}

/**
 * This page's own: its one inline script by hash, its editor's workers, which are blobs, and styles, which the
 * editor writes as it runs. It talks to nobody but us.
 */
function policyFor(html: string): string {
  const [, script] = SCRIPT.exec(html) ?? [];
  if (script === undefined) throw new Error('GraphiQL has no script where it was expected.');
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash('sha256', script, 'base64')}'`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    'font-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
