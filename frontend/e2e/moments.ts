import { expect, type Page } from '@playwright/test';

export interface Moments {
  /** Resolves once an element with this text has been there, also if it is gone by now. */
  toHaveShown: (text: string) => Promise<void>;
}

/**
 * Keeps what elements matching a CSS selector say from now on, on this page: what is there for a second or two
 * is missed by a machine that looks too late.
 */
export async function watchMoments(page: Page, selector: string): Promise<Moments> {
  const shown = await page.evaluateHandle((watched) => {
    const texts: string[] = [];
    const look = () => {
      for (const element of document.querySelectorAll(watched)) {
        const text = element.textContent ?? '';
        if (!texts.includes(text)) texts.push(text);
      }
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    return texts;
  }, selector);
  return {
    toHaveShown: (text) =>
      expect.poll(() => shown.jsonValue(), { message: selector, timeout: 25_000 }).toContain(text),
  };
}
