import { NOT_FOUND_PAGE } from '@parley/contracts/pages/page-texts';
import type { Absolute, PageHead } from './page-head.js';
import type { FoundHead } from './page-heads.js';
import { SITE_NAME } from './structured-data.js';

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /\s*<meta\s+name="description"[^>]*>/;
const NO_INDEX = '<meta name="robots" content="noindex" />';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The built page with what is known of the screen in place of the common title and description. */
export function pageFor(html: string, head: FoundHead, origin: string): string {
  switch (head) {
    case 'nothing':
      return html;
    case 'private':
      return withTags(html, [TITLE.exec(html)?.[0] ?? '', NO_INDEX]);
    case 'unknown':
      return withTags(html, [titleTag(NOT_FOUND_PAGE.title), NO_INDEX]);
    default:
      return withTags(
        html.replace(DESCRIPTION, ''),
        tagsOf(head, (address) => URL.parse(address, origin)?.href ?? origin),
      );
  }
}

function tagsOf({ text, canonical, openGraphType, picture, data }: PageHead, absolute: Absolute): string[] {
  return [
    titleTag(text.title),
    tag('meta', { name: 'description', content: text.description }),
    tag('link', { rel: 'canonical', href: absolute(canonical) }),
    openGraph('site_name', SITE_NAME),
    openGraph('locale', 'en_GB'),
    openGraph('type', openGraphType),
    openGraph('title', text.title),
    openGraph('description', text.description),
    openGraph('url', absolute(canonical)),
    openGraph('image', absolute(picture.address)),
    openGraph('image:type', 'image/png'),
    openGraph('image:width', '1200'),
    openGraph('image:height', '630'),
    openGraph('image:alt', picture.alt),
    // Title, description and picture are taken from those above.
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    // A block of data: never run, and so let through by `script-src 'self'` without a hash.
    `<script type="application/ld+json">${escapedJson(data(absolute))}</script>`,
  ];
}

/** In place of the title; a page without one stays as it is. */
function withTags(html: string, tags: string[]): string {
  return html.replace(TITLE, () => tags.join('\n    '));
}

function titleTag(title: string): string {
  return `<title>${escaped(title)}</title>`;
}

function openGraph(property: string, content: string): string {
  return tag('meta', { property: `og:${property}`, content });
}

function tag(name: string, attributes: Record<string, string>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`);
  return `<${name} ${pairs.join(' ')} />`;
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** No `</script>` and no `<!--` can stand in it. */
function escapedJson(value: object): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
