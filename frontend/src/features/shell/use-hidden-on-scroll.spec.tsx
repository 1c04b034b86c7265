import { act, renderHook } from '@testing-library/react';
import { useHiddenOnScroll } from './use-hidden-on-scroll';

function scrollTo(y: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}

describe('useHiddenOnScroll', () => {
  beforeEach(() => scrollTo(0));

  it('stays near the top, hides past 60 px on the way down and comes back on the way up', () => {
    const { result } = renderHook(useHiddenOnScroll);
    scrollTo(55);
    expect(result.current).toBe(false);
    scrollTo(200);
    expect(result.current).toBe(true);
    scrollTo(150);
    expect(result.current).toBe(false);
  });

  it('does not mind a tremor', () => {
    const { result } = renderHook(useHiddenOnScroll);
    scrollTo(200);
    scrollTo(198);
    expect(result.current).toBe(true);
  });
});
