import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { NearPart } from './near-part';

let comeNear = () => {};

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => act(() => callback([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  } as never;
});

function show() {
  const load = jest.fn<() => Promise<ReactNode>>();
  load.mockResolvedValue(<p>The part</p>);
  return { load, ...render(<NearPart name="The quiz" load={load} className="min-h-100" />) };
}

describe('NearPart', () => {
  it('fetches nothing before it comes near, and says meanwhile what is missing', async () => {
    const { load } = show();
    expect(screen.getByRole('status', { name: 'The quiz is being fetched' })).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
    comeNear();
    expect(await screen.findByText('The part')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps the room it has reserved', async () => {
    const { container } = show();
    expect(container.firstElementChild).toHaveClass('min-h-100');
    comeNear();
    await screen.findByText('The part');
    expect(container.firstElementChild).toHaveClass('min-h-100');
  });

  it('says when it could not be fetched, and offers to reload', async () => {
    const { load } = show();
    load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    comeNear();
    expect(await screen.findByRole('alert')).toHaveTextContent('The quiz could not be fetched');
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  // The last: whoever has walked by keyboard once does so for good.
  it('is fetched at the first Tab key, wherever it stands', async () => {
    show();
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(screen.queryByText('The part')).not.toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(await screen.findByText('The part')).toBeInTheDocument();
  });
});
