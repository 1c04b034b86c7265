import { jest } from '@jest/globals';
import { endFirstPaint, firstPaintIsOver, isFirstPaint, subscribeToFirstPaint } from './first-paint';

const showStill = () => document.body.insertAdjacentHTML('beforeend', '<div id="first-paint"></div>');

/** Stands in for the browser's reports of what it has painted. */
class Paints {
  static report: (name: string) => void = () => {};

  constructor(private readonly listener: (list: { getEntriesByName: (name: string) => string[] }) => void) {}

  observe() {
    Paints.report = (painted) =>
      this.listener({ getEntriesByName: (name) => (name === painted ? [name] : []) });
  }
}

const hasResolved = async (promise: Promise<void>) => {
  let isResolved = false;
  void promise.then(() => (isResolved = true));
  await Promise.resolve();
  await Promise.resolve();
  return isResolved;
};

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { PerformanceObserver: Paints });
});
afterEach(() => {
  endFirstPaint();
  jest.useRealTimers();
});

describe('the still of the first screen', () => {
  it('is waited for until it has been painted', async () => {
    showStill();
    const over = firstPaintIsOver();
    Paints.report('first-paint');
    expect(await hasResolved(over)).toBe(false);
    Paints.report('first-contentful-paint');
    expect(await hasResolved(over)).toBe(true);
  });

  it('is not waited for where there is none', async () => {
    expect(await hasResolved(firstPaintIsOver())).toBe(true);
  });

  it('keeps nobody waiting whose browser never says that it has painted', async () => {
    showStill();
    const over = firstPaintIsOver();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await hasResolved(over)).toBe(true);
  });

  it('tells of its end, once it is gone', () => {
    showStill();
    const seen: boolean[] = [];
    const unsubscribe = subscribeToFirstPaint(() => seen.push(isFirstPaint()));
    expect(isFirstPaint()).toBe(true);
    endFirstPaint();
    unsubscribe();
    endFirstPaint();
    expect(seen).toEqual([false]);
  });
});
