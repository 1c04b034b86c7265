import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { OnlineBadge } from './online-badge';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const online = () => Number(/(\d+) people online/.exec(document.body.textContent)?.[1]);
const joined = () => Number(/(\d+) joined in the last hour/.exec(document.body.textContent)?.[1]);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('the online badge', () => {
  it('starts at 127 online and 8 joined, and changes every ten seconds', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.99);
    render(<OnlineBadge />);
    expect(screen.getByText('127 people online')).toBeInTheDocument();
    expect(joined()).toBe(8);
    pass(9_999);
    expect(online()).toBe(127);
    pass(1);
    expect(online()).not.toBe(127);
  });

  it.each([0, 0.999])('stays within 100 and 200 online, and 15 joined at the most: %d', (luck) => {
    jest.spyOn(Math, 'random').mockReturnValue(luck);
    render(<OnlineBadge />);
    for (let change = 0; change < 100; change++) {
      pass(10_000);
      expect(online()).toBeGreaterThanOrEqual(100);
      expect(online()).toBeLessThanOrEqual(200);
      expect(joined()).toBeLessThanOrEqual(15);
    }
  });
});
