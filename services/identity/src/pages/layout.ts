import { portraitUrl } from '@parley/contracts/media/picture-urls';
import { ASSETS } from './assets.js';
import { type Html, html } from './html.js';

export interface PageFrame {
  /** What the tab says, before the product's name. */
  title: string;
  body: Html;
}

/** Two cameos facing each other, as in the header of Parley. */
const BRAND_MARK = html`<svg class="mark" aria-hidden="true" viewBox="0 0 40 32" fill="none">
  <path
    d="M20 4.9c3.4 2.5 5.6 6.5 5.6 11.1S23.4 24.6 20 27.1c-3.4-2.5-5.6-6.5-5.6-11.1S16.6 7.4 20 4.9z"
    fill="currentColor"
  />
  <ellipse cx="14" cy="16" rx="11.6" ry="14" stroke="currentColor" stroke-width="2" />
  <ellipse cx="26" cy="16" rx="11.6" ry="14" stroke="currentColor" stroke-width="2" />
</svg>`;

/** Who sits across the table here. Said by Anne Elliot in chapter 16 of Persuasion. */
const COMPANY = html`<aside class="company" aria-label="Good company">
  <div class="engraving" aria-hidden="true"></div>
  <figure class="calling-card">
    <img
      src="${portraitUrl({ name: 'Jane Austen', era: 'Romantic Era', category: 'Writer', bornYear: 1775 })}"
      alt=""
      width="208"
      height="260"
    />
    <blockquote>
      <p>
        “My idea of good company&nbsp;… is the company of clever, <span>well-informed</span> people, who have
        a great deal of conversation.”
      </p>
    </blockquote>
    <figcaption>
      <strong>Jane Austen</strong>
      <span><cite>Persuasion</cite>, 1817</span>
    </figcaption>
  </figure>
</aside>`;

/** A whole page in Parley's look. Nothing in it is inline that the policy forbids; all of it works without scripts. */
export function layout({ title, body }: PageFrame): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Parley</title>
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f6f0e4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#10182a" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="${ASSETS.icon}" type="image/svg+xml" />
        <link rel="preload" href="${ASSETS.displayFace}" as="font" type="font/woff2" crossorigin />
        <link rel="preload" href="${ASSETS.interfaceFace}" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="${ASSETS.styles}" />
        <script src="${ASSETS.theme}"></script>
        <script src="${ASSETS.script}" defer></script>
      </head>
      <body>
        <div class="room">
          <div class="desk">
            <header>
              <a class="brand" href="/" aria-label="Parley, to the start">${BRAND_MARK}<span>Parley</span></a>
            </header>
            <main>${body}</main>
          </div>
          ${COMPANY}
        </div>
      </body>
    </html>`.markup;
}
