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

/** No content is wider than the window; what sticks out is named. */
export async function expectNoSideways(page: Page): Promise<void> {
  const { content, window, sticksOut } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const outside = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return {
      content: scrollWidth,
      window: clientWidth,
      sticksOut: outside.map((element) => (element.cloneNode() as Element).outerHTML.slice(0, 160)),
    };
  });
  expect(content, sticksOut.join('\n')).toBeLessThanOrEqual(window);
}

/** In CSS pixels. */
const WINDOW_HEIGHT = 900;

/**
 * Gives an open page windows of these widths, in CSS pixels, one after the other; in each, nothing sticks out.
 * @param look what else holds in each of them
 */
export async function expectFits(page: Page, widths: number[], look = async () => {}): Promise<void> {
  for (const width of widths) {
    await resize(page, width);
    await expectNoSideways(page);
    await look();
  }
}

/**
 * Chromium may give the window its new width, and media queries their answers, some frames before lengths in
 * `vw` follow: until then the page is laid out as it never stays.
 */
async function resize(page: Page, width: number): Promise<void> {
  const ruler = await page.evaluateHandle(() => {
    const element = document.createElement('div');
    element.style.cssText = 'position: fixed; width: 100vw; visibility: hidden';
    return document.body.appendChild(element);
  });
  await page.setViewportSize({ width, height: WINDOW_HEIGHT });
  await page.waitForFunction(([element, px]) => element.offsetWidth === px, [ruler, width] as const);
  await ruler.evaluate((element) => element.remove());
}
