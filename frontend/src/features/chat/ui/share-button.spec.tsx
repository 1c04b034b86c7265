import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ShareButton } from './share-button';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('the share button', () => {
  it.each([
    ['Link copied!', async () => {}],
    ['Copy failed', () => Promise.reject(new Error('denied'))],
  ])('says "%s" for two seconds', async (words, writeText) => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    render(<ShareButton slug="ada-lovelace" />);
    fireEvent.click(screen.getByRole('button', { name: 'Share link' }));
    await pass(0);
    expect(screen.getByRole('status')).toHaveTextContent(words);
    await pass(1_990);
    expect(screen.getByRole('status')).toHaveTextContent(words);
    await pass(10);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
