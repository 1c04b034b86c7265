import { START_AGAIN } from '../provider/mount.js';
import { html } from './html.js';
import { layout } from './layout.js';

/** A page that has something to say and a way on. */
export interface Notice {
  title: string;
  text: string;
  /** The way on; the start page is always one. */
  action: { href: string; label: string };
  alternative?: { href: string; label: string };
}

const START = { href: '/', label: 'Go to Parley' };
const SIGN_IN = { href: START_AGAIN, label: 'Sign in again' };

export const NOTICES = {
  expired: {
    title: 'This page has had its time',
    text: 'A sign-in stays open for an hour and ends when you are in. If you have signed in meanwhile, in another tab for instance, just go on; otherwise begin again.',
    action: { href: START_AGAIN, label: 'Begin again' },
    alternative: START,
  },
  foreignAddress: {
    title: 'This sign-in would lead elsewhere',
    text: 'Somebody asked to be told who you are at an address that is not Parley’s. Nothing was told. Begin from Parley itself.',
    action: { href: START_AGAIN, label: 'Begin again' },
    alternative: START,
  },
  unusable: {
    title: 'This request is not one we know',
    text: 'The link that brought you here is incomplete or old. Nothing was changed. Begin from Parley itself.',
    action: { href: START_AGAIN, label: 'Begin again' },
    alternative: START,
  },
  tooLarge: {
    title: 'That was too much to read',
    text: 'The form that was sent is far larger than the one on our page. Nothing was changed.',
    action: { href: START_AGAIN, label: 'Begin again' },
    alternative: START,
  },
  busy: {
    title: 'Parley is not ready right now',
    text: 'Nothing was changed. Please try again in a moment.',
    action: SIGN_IN,
    alternative: START,
  },
  broken: {
    title: 'Something went wrong on our side',
    text: 'Nothing was changed. Please try again; what happened was written down for us.',
    action: SIGN_IN,
    alternative: START,
  },
  unknown: {
    title: 'There is nothing here',
    text: 'This address leads nowhere. Perhaps it was not copied whole.',
    action: START,
    alternative: { href: START_AGAIN, label: 'Sign in' },
  },
  signedOut: {
    title: 'You are signed out',
    text: 'Your conversations are kept until you come back.',
    action: START,
    alternative: SIGN_IN,
  },
} as const satisfies Record<string, Notice>;

/** What is said about an error of this status. */
export function noticeOf(status: number): Notice {
  if (status === 404) return NOTICES.unknown;
  if (status === 413) return NOTICES.tooLarge;
  if (status === 503) return NOTICES.busy;
  return status >= 500 ? NOTICES.broken : NOTICES.unusable;
}

export function noticePage({ title, text, action, alternative }: Notice): string {
  const body = html`<section class="card">
    <h1>${title}</h1>
    <p class="lead">${text}</p>
    <div class="ways">
      <a class="primary" href="${action.href}">${action.label}</a>
      ${alternative && html`<a class="quiet" href="${alternative.href}">${alternative.label}</a>`}
    </div>
  </section>`;
  return layout({ title, body });
}
