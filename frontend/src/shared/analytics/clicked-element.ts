import { TRACKED_TEXT_MAX_LENGTH } from '@parley/contracts/text/limits';
import type { Clicked } from './page-tracker';

const CLICKABLE = 'button, a[href], [role="button"], [role="link"]';
/** Conversations, and whatever else a page marks as the visitor's own. */
const PRIVATE = '[role="log"], [data-private]';
/** Ids that React and Radix make up: other ones with every visit. */
const MADE_UP = /^(radix-|_r|:r|«)/;

/** What a click is told as; null when it is nobody's business, or on nothing to click. */
export function clickedElement(target: EventTarget | null): Clicked | null {
  const element = target instanceof Element ? target.closest(CLICKABLE) : null;
  if (!element || element.closest(PRIVATE)) return null;
  const { id } = element;
  const text = cut(element.getAttribute('aria-label') ?? element.textContent ?? '');
  return { ...(id && !MADE_UP.test(id) && { elementId: id }), ...(text && { elementText: text }) };
}

/** "Click text cut to 50 characters": whole characters, so that no half of one is sent. */
function cut(text: string): string {
  return [...text.replace(/\s+/g, ' ').trim()].slice(0, TRACKED_TEXT_MAX_LENGTH).join('').toWellFormed();
}
