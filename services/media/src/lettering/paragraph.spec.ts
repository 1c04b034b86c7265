import { widthOf } from './outline.js';
import { paragraph } from './paragraph.js';

const SETTING = { cut: { opsz: 18, wght: 400 }, size: 30 };
const TEXT =
  'She wrote the first program for a machine that was never built, and saw further than its maker.';

describe('paragraph', () => {
  it('breaks between words and keeps to the measure', () => {
    const lines = paragraph(TEXT, SETTING, { width: 400, lines: 9 });
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join(' ')).toBe(TEXT);
    for (const line of lines) expect(widthOf(line, SETTING)).toBeLessThanOrEqual(400);
  });

  it('says that there is more where the room is used up', () => {
    const lines = paragraph(TEXT, SETTING, { width: 400, lines: 2 });
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    for (const line of lines) expect(widthOf(line, SETTING)).toBeLessThanOrEqual(400);
  });

  it('has no ellipsis where the text ends just there', () => {
    expect(paragraph('One two', SETTING, { width: 60, lines: 2 })).toEqual(['One', 'two']);
  });

  it('cuts a word that is wider than the measure', () => {
    const [line] = paragraph('W'.repeat(60), SETTING, { width: 200, lines: 1 });
    expect(line).toMatch(/^W+…$/);
    expect(widthOf(line!, SETTING)).toBeLessThanOrEqual(200);
  });

  it('is empty for a text without words', () => {
    expect(paragraph(' ', SETTING, { width: 200, lines: 3 })).toEqual([]);
  });
});
