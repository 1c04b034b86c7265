import type { SitemapEntryDto, SitemapKind } from '@parley/contracts/catalog/sitemap';
import { collectionPath } from '../pages/heads/list.heads.js';
import { eventPath } from '../pages/heads/event.head.js';
import { talkToPath } from '../pages/heads/structured-data.js';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Pages that are always there. */
export const STATIC_PAGES = ['/', '/discover', '/collections', '/events'];

const PATHS: Record<SitemapKind, (key: string) => string> = {
  characters: (slug) => talkToPath({ slug }),
  collections: (id) => collectionPath({ id: Number(id) }),
  events: (id) => eventPath({ id: Number(id) }),
};

export const URLSET_OPEN = `${DECLARATION}<urlset ${NAMESPACE}>\n`;
export const URLSET_CLOSE = '</urlset>\n';

export function staticEntries(origin: string): string {
  return STATIC_PAGES.map((path) => `<url><loc>${escaped(origin + path)}</loc></url>\n`).join('');
}

export function entriesOf(kind: SitemapKind, entries: SitemapEntryDto[], origin: string): string {
  const lines = entries.map(({ key, updatedAt }) => {
    const address = escaped(origin + PATHS[kind](key));
    return `<url><loc>${address}</loc><lastmod>${updatedAt.slice(0, 10)}</lastmod></url>\n`;
  });
  return lines.join('');
}

/** A sitemap of sitemaps, by the paths of the parts. */
export function sitemapIndex(paths: string[], origin: string): string {
  const lines = paths.map((path) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>\n`);
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${lines.join('')}</sitemapindex>\n`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
