import { pageFor } from './head-html.js';
import { LANDING_HEAD } from './list.heads.js';
import type { PageHead } from './page-head.js';

const HTML = `<!doctype html><html><head><meta charset="utf-8" />
    <title>Parley: talk with history</title>
    <meta
      name="description"
      content="Of all pages."
    />
    <link rel="icon" href="/favicon.svg" /></head><body><div id="root"></div></body></html>`;
const ORIGIN = 'https://parley.example';
const NASTY = `</title></script><!--"'&<img src=x onerror=alert(1)> $& $1 \u2028`;

const nasty: PageHead = {
  text: { title: NASTY, description: NASTY },
  canonical: `/talk-to/${encodeURIComponent(NASTY)}`,
  openGraphType: 'profile',
  picture: { address: 'http://[broken', alt: NASTY },
  data: () => ({ name: NASTY }),
};

function contentOf(html: string, selector: string): string | undefined {
  return new RegExp(`<meta ${selector} content="([^"]*)" />`).exec(html)?.[1];
}

function decoded(text: string | undefined): string | undefined {
  return text
    ?.replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}

describe('a page with a head of its own', () => {
  it('has one title and one description, in place of the common ones', () => {
    const html = pageFor(HTML, LANDING_HEAD, ORIGIN);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html).not.toContain('Of all pages.');
    expect(html).toContain('<link rel="icon" href="/favicon.svg" />');
    expect(html).toContain('<link rel="canonical" href="https://parley.example/" />');
    expect(contentOf(html, 'property="og:image"')).toBe('https://parley.example/images/share.png');
  });

  it('lets nothing break out of a tag, and keeps every character', () => {
    const html = pageFor(HTML, nasty, ORIGIN);
    expect(html.match(/<\/title>/g)).toHaveLength(1);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<!--');
    expect(decoded(contentOf(html, 'property="og:title"'))).toBe(NASTY);
    expect(decoded(contentOf(html, 'name="description"'))).toBe(NASTY);
    expect(decoded(/<title>([^<]*)</.exec(html)?.[1])).toBe(NASTY);
    const data = /<script type="application\/ld\+json">(.*)<\/script>/s.exec(html)![1]!;
    expect(JSON.parse(data)).toEqual({ name: NASTY });
    expect(html.endsWith(HTML.slice(HTML.indexOf('</head>')))).toBe(true);
  });

  it('stands where a picture’s address is broken', () => {
    expect(contentOf(pageFor(HTML, nasty, ORIGIN), 'property="og:image"')).toBe(ORIGIN);
  });

  it('is the built page where nothing is known, or where it has no title to replace', () => {
    expect(pageFor(HTML, 'nothing', ORIGIN)).toBe(HTML);
    expect(pageFor('<p>Closed</p>', 'unknown', ORIGIN)).toBe('<p>Closed</p>');
  });

  it('asks search engines to leave out what is private or not there', () => {
    for (const head of ['private', 'unknown'] as const) {
      const html = pageFor(HTML, head, ORIGIN);
      expect(contentOf(html, 'name="robots"')).toBe('noindex');
      expect(html).not.toContain('canonical');
      expect(html.match(/<title>/g)).toHaveLength(1);
    }
    expect(pageFor(HTML, 'unknown', ORIGIN)).toContain('<title>404 Page Not Found | Parley</title>');
  });
});
