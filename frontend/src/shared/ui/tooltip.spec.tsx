import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from './tooltip';

beforeEach(() => {
  jest.useFakeTimers();
  // Far from the last test's tooltip, so that its skip delay is over.
  jest.advanceTimersByTime(60_000);
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const hover = (name: string) =>
  fireEvent.pointerEnter(screen.getByRole('button', { name }).parentElement!, { pointerType: 'mouse' });
const leave = (name: string) => fireEvent.pointerLeave(screen.getByRole('button', { name }).parentElement!);

function show() {
  render(
    <>
      <Tooltip content="About one">
        <button>One</button>
      </Tooltip>
      <Tooltip content="About two">
        <button>Two</button>
      </Tooltip>
    </>,
  );
}

describe('Tooltip', () => {
  it('waits 700 ms, describes its element and goes with Escape', () => {
    show();
    hover('One');
    pass(699);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    pass(1);
    expect(screen.getByRole('tooltip')).toHaveTextContent('About one');
    expect(screen.getByRole('button', { name: 'One' })).toHaveAccessibleDescription('About one');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('goes when the page is scrolled under the pointer', () => {
    show();
    hover('One');
    pass(700);
    fireEvent.scroll(document);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('stays beside its element when the focus scrolls that into view', () => {
    show();
    const one = screen.getByRole('button', { name: 'One' });
    let top = 900;
    one.getBoundingClientRect = () => ({ left: 100, top, width: 80, height: 40 }) as DOMRect;
    act(() => one.focus());
    pass(0);
    const before = screen.getByRole('tooltip').style.translate;
    top = 400;
    fireEvent.scroll(document);
    expect(screen.getByRole('tooltip').style.translate).not.toBe(before);
    act(() => one.blur());
    pass(0);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('shows the next one at once within 300 ms', () => {
    show();
    hover('One');
    pass(700);
    leave('One');
    pass(150);
    hover('Two');
    pass(0);
    expect(screen.getByRole('tooltip')).toHaveTextContent('About two');
    leave('Two');
    pass(150);
    pass(350);
    hover('One');
    pass(10);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});
