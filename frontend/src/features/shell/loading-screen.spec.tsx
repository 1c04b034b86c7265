import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { LoadingScreen } from './loading-screen';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const percent = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('LoadingScreen', () => {
  it('rises by 2 to 8 percent every 200 ms while loading, and waits when full', () => {
    const onFinished = jest.fn();
    render(<LoadingScreen isLoading onFinished={onFinished} />);
    let last = 0;
    for (let step = 0; step < 10; step++) {
      pass(200);
      expect(percent() - last).toBeGreaterThanOrEqual(2);
      expect(percent() - last).toBeLessThanOrEqual(8);
      last = percent();
    }
    for (let step = 0; step < 60; step++) pass(200);
    expect(percent()).toBe(100);
    expect(onFinished).not.toHaveBeenCalled();
  });

  it('says something else every now and then, and the first thing again in the end', () => {
    render(<LoadingScreen isLoading onFinished={() => {}} />);
    const said: (string | null)[] = [];
    for (let turn = 0; turn < 5; turn++) {
      said.push(screen.getByRole('status').textContent);
      pass(1_600);
    }
    expect(new Set(said).size).toBe(4);
    expect(said[4]).toBe(said[0]);
  });

  it('rises by 3 percent every 50 ms once loaded, says it is ready and finishes after 200 ms', () => {
    const onFinished = jest.fn();
    render(<LoadingScreen isLoading={false} onFinished={onFinished} />);
    pass(50);
    expect(percent()).toBe(3);
    for (let step = 0; step < 33; step++) pass(50);
    expect(screen.getByText('Ready to explore!')).toBeInTheDocument();
    pass(199);
    expect(onFinished).not.toHaveBeenCalled();
    pass(1);
    expect(onFinished).toHaveBeenCalledTimes(1);
  });
});
