import { outlineOf, widthOf } from './outline.js';
import { canSet } from './typeface.js';

const SETTING = { cut: { opsz: 60, wght: 540 }, size: 300 };

describe('the display face', () => {
  it('sets Latin with whatever accents, and nothing else', () => {
    expect([...'AzÉłāễ9–“…'].filter((letter) => !canSet(letter))).toEqual([]);
    expect([...'孔אΩЖ🎈'].filter(canSet)).toEqual([]);
  });

  it('follows the cut: heavier letters are broader, another optical size is another form', () => {
    const heavy = { ...SETTING, cut: { opsz: 60, wght: 800 } };
    expect(widthOf('Ada', heavy)).toBeGreaterThan(widthOf('Ada', SETTING));
    expect(outlineOf('A', { ...SETTING, cut: { opsz: 144, wght: 540 } }).path).not.toBe(
      outlineOf('A', SETTING).path,
    );
  });

  it('kerns', () => {
    expect(widthOf('AV', SETTING)).toBeLessThan(widthOf('A', SETTING) + widthOf('V', SETTING));
  });

  it('knows where its ink is', () => {
    const { left, right, top, bottom } = outlineOf('H', SETTING);
    // Capitals of Fraunces are seven tenths of the em high and stand on the line.
    expect(top).toBeCloseTo(-210, -1.2);
    expect(bottom).toBeCloseTo(0, 0);
    expect(right - left).toBeGreaterThan(150);
  });

  it('leaves out what it cannot set', () => {
    expect(outlineOf('孔', SETTING)).toMatchObject({ path: '', left: 0, right: 0 });
    expect(outlineOf('A孔', SETTING).path).toBe(outlineOf('A', SETTING).path);
  });
});
