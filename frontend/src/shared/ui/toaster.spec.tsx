import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from './toast';
import { Toaster } from './toaster';

const slips = () => screen.queryAllByRole('listitem').map((slip) => slip.textContent);

// Loaded ahead, so that the first message does not wait for a cold import.
beforeAll(async () => void (await import('./toast-viewport')));
afterEach(() => jest.useRealTimers());

describe('Toaster', () => {
  it('shows one message at once, the newest', async () => {
    render(<Toaster />);
    act(() => toast({ title: 'First' }));
    await waitFor(() => expect(slips()).toEqual(['First']));
    act(() => toast({ title: 'Second', description: 'And why.', tone: 'fault' }));
    await waitFor(() => expect(slips()).toEqual(['SecondAnd why.']));
  });

  it('takes it away after five seconds, or at once by its button', async () => {
    render(<Toaster />);
    jest.useFakeTimers();
    act(() => toast({ title: 'Five seconds' }));
    act(() => jest.advanceTimersByTime(4_900));
    expect(slips()).toEqual(['Five seconds']);
    act(() => jest.advanceTimersByTime(400));
    act(() => jest.advanceTimersByTime(400));
    expect(slips()).toEqual([]);
    jest.useRealTimers();

    act(() => toast({ title: 'Close me' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(slips()).toEqual([]));
  });
});
