import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escaped } from '../pages/heads/head-html.js';
import { SIGN_IN_FAILURES, type SignInFailure } from './sign-in.failures.js';

const RETRY_AFTER_SECONDS = 10;

/** The reading room in a few lines: this page must look right when nothing else can be reached. */
const STYLE = `
:root { color-scheme: light dark; --paper: #f6f0e4; --ink: #1d1915; --soft: #463e34; --accent: #6f1d29; --on: #fcf6ea; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #10182a; --ink: #f1eadb; --soft: #cbc5b7; --accent: #dcb866; --on: #171204; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 1.5rem; background: var(--paper);
  color: var(--ink); font: 1.0625rem/1.6 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif; }
main { max-width: 30rem; text-align: center; }
svg { width: 3rem; color: var(--accent); }
h1 { font-size: 1.75rem; line-height: 1.2; font-weight: 500; margin: 1rem 0 0.75rem; text-wrap: balance; }
p { margin: 0 0 1.75rem; color: var(--soft); text-wrap: pretty; }
nav { display: flex; flex-wrap: wrap; gap: 0.75rem; justify-content: center; }
a { display: inline-block; padding: 0.7rem 1.4rem; border-radius: 0.5rem; border: 1px solid var(--accent);
  color: var(--accent); font: 600 1rem/1.4 system-ui, sans-serif; text-decoration: none; }
a:first-child { background: var(--accent); color: var(--on); }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const MARK = `<svg aria-hidden="true" viewBox="0 0 40 32" fill="none"><path d="M20 4.9c3.4 2.5 5.6 6.5 5.6 11.1S23.4 24.6 20 27.1c-3.4-2.5-5.6-6.5-5.6-11.1S16.6 7.4 20 4.9z" fill="currentColor"/><ellipse cx="14" cy="16" rx="11.6" ry="14" stroke="currentColor" stroke-width="2"/><ellipse cx="26" cy="16" rx="11.6" ry="14" stroke="currentColor" stroke-width="2"/></svg>`;

/** Says that nobody was signed in, and how to try again; nothing of why the issuer or we refused it. */
export function answerFailurePage(
  reply: FastifyReply,
  { kind, returnTo }: Pick<SignInFailure, 'kind' | 'returnTo'>,
): FastifyReply {
  const { status, title, text } = SIGN_IN_FAILURES[kind];
  const again = returnTo === '/' ? '/api/login' : `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
  if (status === 503) reply.header('Retry-After', String(RETRY_AFTER_SECONDS));
  return reply
    .status(status)
    .headers({ 'Content-Security-Policy': POLICY, 'X-Robots-Tag': 'noindex' })
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} – Parley</title>
<link rel="icon" href="/favicon.svg">
<style>${STYLE}</style>
</head>
<body>
<main>
${MARK}
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
<nav><a href="${escaped(again)}">Try again</a><a href="/">Go to Parley</a></nav>
</main>
</body>
</html>
`);
}
