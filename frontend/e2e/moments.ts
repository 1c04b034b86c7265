import { expect, type Page } from '@playwright/test';

export interface Moments {
  /** Resolves once an element with this text has been there, also if it is gone by now. */
  toHaveShown: (text: string) => Promise<void>;
}

/**
 * Keeps what elements matching a CSS selector say from now on, on this page: what is there for a second or two
 * is missed by a machine that looks too late. The page tells it by itself, since a look from outside waits for
 * a navigation that has begun, and finds the next page.
 */
export async function watchMoments(page: Page, selector: string): Promise<Moments> {
  const mark = `${selector} says `;
  const shown: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith(mark)) shown.push(message.text().slice(mark.length));
  });
  await page.evaluate(
    ([watched, before]) => {
      const told = new Set<string>();
      const look = () => {
        for (const element of document.querySelectorAll(watched)) {
          const text = element.textContent ?? '';
          if (told.has(text)) continue;
          told.add(text);
          console.debug(before + text);
        }
      };
      new MutationObserver(look).observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    },
    [selector, mark] as const,
  );
  return {
    toHaveShown: (text) => expect.poll(() => shown, { message: selector, timeout: 25_000 }).toContain(text),
  };
}
