import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice'];

/**
 * The page as it stands has no accessibility violations.
 * Use with reduced motion: a fading text has no contrast. Drawings hidden from assistive technology are left
 * out: an engraving has thousands of strokes, and axe would look at each.
 * @param within a CSS selector, for a part of a page whose rest is looked at elsewhere
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(TAGS).include(within).exclude('svg[aria-hidden]');
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(found).toEqual([]);
}

/** No content is wider than the window. */
export async function expectNoSideways(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
}
