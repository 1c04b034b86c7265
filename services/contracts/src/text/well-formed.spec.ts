import { isUuid, malformationOf } from './well-formed.js';

describe('isUuid', () => {
  it('takes any version in either case, but not the nil UUID or look-alikes', () => {
    expect(isUuid('0190F5E2-7b1c-7000-8000-000000000001')).toBe(true);
    expect(isUuid('00000000-0000-0000-0000-000000000000')).toBe(false);
    expect(isUuid('0190f5e27b1c70008000000000000001')).toBe(false);
    expect(isUuid(['0190f5e2-7b1c-7000-8000-000000000001'])).toBe(false);
  });
});

describe('malformationOf', () => {
  it('finds NUL and lone surrogates in values and keys, at any depth', () => {
    expect(malformationOf({ a: ['x', { b: 'a\0b' }] })).toMatch(/cannot be stored/);
    expect(malformationOf({ 'k\ud800': 1 })).toMatch(/cannot be stored/);
    expect(malformationOf({ content: 'A \u{1F3BB} violin' })).toBeNull();
  });

  it('bounds nesting at twenty levels', () => {
    const nested = (levels: number): unknown => (levels === 0 ? 'end' : [nested(levels - 1)]);
    expect(malformationOf(nested(20))).toBeNull();
    expect(malformationOf(nested(21))).toMatch(/too deeply/);
  });
});
