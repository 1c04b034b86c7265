import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from './toast';
import { Toaster } from './toaster';

const slips = () => screen.queryAllByRole('listitem').map((slip) => slip.textContent);

// Loaded ahead, so that the first message does not wait for a cold import.
beforeAll(async () => void (await import('./toast-viewport')));
afterEach(() => jest.useRealTimers());

/** Drags the message to the right by so many pixels and lets it go. */
function swipe(byPx: number) {
  const slip = screen.getByRole('listitem');
  const at = (clientX: number) => ({ button: 0, clientX, clientY: 0 });
  fireEvent.pointerDown(slip, at(0));
  for (const part of [0.25, 0.5, 1]) fireEvent.pointerMove(slip, at(byPx * part));
  fireEvent.pointerUp(slip, at(byPx));
}

describe('Toaster', () => {
  it('is sent away by a swipe of 50 pixels, not by a shorter one', async () => {
    // jsdom has none.
    window.PointerEvent = MouseEvent as never;
    Element.prototype.setPointerCapture = () => {};
    render(<Toaster />);
    act(() => toast({ title: 'Swipe me' }));
    await waitFor(() => expect(slips()).toEqual(['Swipe me']));
    swipe(40);
    expect(screen.getByRole('listitem')).toHaveAttribute('data-state', 'open');
    swipe(60);
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('is reached by F8', async () => {
    render(<Toaster />);
    act(() => toast({ title: 'Over here' }));
    await waitFor(() => expect(slips()).toEqual(['Over here']));
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(screen.getByRole('listitem').closest('ol')).toHaveFocus();
  });

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
