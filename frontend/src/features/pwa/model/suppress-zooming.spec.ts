import { suppressZooming } from './suppress-zooming';
import { isDoubleTap } from './touch.rules';

describe('isDoubleTap', () => {
  const first = { at: 1_000, x: 100, y: 100 };

  it('is a second tap at the same place within 300 ms', () => {
    expect(isDoubleTap(first, { at: 1_300, x: 110, y: 95 })).toBe(true);
    expect(isDoubleTap(first, { at: 1_301, x: 100, y: 100 })).toBe(false);
  });

  it('is not two quick taps on two buttons, nor a first tap', () => {
    expect(isDoubleTap(first, { at: 1_100, x: 180, y: 100 })).toBe(false);
    expect(isDoubleTap(null, first)).toBe(false);
  });
});

describe('suppressZooming', () => {
  const touch = (type: string, target: EventTarget, fingers: number) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.assign(event, {
      touches: Array.from({ length: fingers }),
      changedTouches: [{ clientX: 10, clientY: 10 }],
    });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  let stop: () => void;
  beforeEach(() => {
    document.body.innerHTML = '<p>Words</p><textarea></textarea>';
    stop = suppressZooming();
  });
  afterEach(() => stop());
  const words = () => document.querySelector('p')!;

  it('prevents the second of two quick taps', () => {
    expect(touch('touchend', words(), 0)).toBe(false);
    expect(touch('touchend', words(), 0)).toBe(true);
  });

  it('leaves a double tap into a text alone, where it selects a word', () => {
    const input = document.querySelector('textarea')!;
    touch('touchend', input, 0);
    expect(touch('touchend', input, 0)).toBe(false);
  });

  it('prevents a gesture of two fingers and no scrolling with one', () => {
    expect(touch('touchmove', words(), 2)).toBe(true);
    expect(touch('touchmove', words(), 1)).toBe(false);
  });

  it('ends', () => {
    stop();
    expect(touch('touchmove', words(), 2)).toBe(false);
  });
});
