import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names';
import { placedBeside } from './tooltip-place';

interface MenuItem {
  label: string;
  sign: LucideIcon;
  onChoose: () => void;
  /** Set apart and in the colour of a fault: it takes something away. */
  isGrave?: boolean;
}

interface MenuProps {
  /** The button's name for who does not see it. */
  label: string;
  /** What the button shows. */
  children: ReactNode;
  items: readonly MenuItem[];
  className?: string;
}

/** An open menu: which item has the focus first, and the landmark of the page that it belongs to. */
interface Opening {
  focusOn: 'first' | 'last';
  home: Element;
}

/**
 * A button with a list of actions. Arrow keys, Home, End and first letters move in the list, Enter and Space
 * choose, Escape and Tab close; the focus goes back to the button before the chosen action runs.
 */
export function Menu({ label, children, items, className }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  const isOpen = opening !== null;
  const open = (opener: Element, focusOn: Opening['focusOn']) =>
    setOpening({ focusOn, home: opener.closest('main') ?? document.body });
  const close = (refocuses: boolean) => {
    setOpening(null);
    if (refocuses) button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.currentTarget, event.key === 'ArrowUp' ? 'last' : 'first');
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={({ currentTarget }) => (isOpen ? setOpening(null) : open(currentTarget, 'first'))}
        onKeyDown={onKeyDown}
        className={classNames(
          'grid size-11 shrink-0 place-items-center rounded-md text-ink-soft transition-colors hover:bg-sunk hover:text-ink aria-expanded:bg-sunk aria-expanded:text-ink',
          className,
        )}
      >
        {children}
      </button>
      {opening && (
        <MenuSheet id={id} label={label} items={items} opener={button} opening={opening} onClose={close} />
      )}
    </>
  );
}

interface MenuSheetProps {
  id: string;
  label: string;
  items: readonly MenuItem[];
  opener: { current: HTMLButtonElement | null };
  opening: Opening;
  onClose: (refocuses: boolean) => void;
}

function MenuSheet({ id, label, items, opener, opening, onClose }: MenuSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useClosingFromOutside(sheet, opener, onClose);
  useEffect(() => {
    const [element, anchor] = [sheet.current, opener.current];
    if (!element || !anchor) return;
    const { left, top } = placedBeside(
      anchor.getBoundingClientRect(),
      element.getBoundingClientRect(),
      'bottom',
      'end',
    );
    element.style.translate = `${left}px ${top}px`;
    const entries = entriesOf(element);
    entries.at(opening.focusOn === 'first' ? 0 : -1)?.focus({ preventScroll: true });
  }, [opener, opening]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      // Tab goes on from the button, as if the list had never been there.
      if (event.key === 'Escape') event.preventDefault();
      event.stopPropagation();
      onClose(true);
      return;
    }
    const next = entryFor(event, sheet.current);
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
  };

  return createPortal(
    <div
      ref={sheet}
      id={id}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="fixed left-0 top-0 z-50 flex min-w-52 max-w-[calc(100vw-1.5rem)] animate-appear flex-col rounded-lg border border-edge bg-raised p-1.5 shadow-lifted"
    >
      {items.map(({ label: words, sign: Sign, onChoose, isGrave }) => (
        <div key={words} role="none" className={isGrave ? 'mt-1.5 border-t border-rule pt-1.5' : undefined}>
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              onClose(true);
              onChoose();
            }}
            onPointerMove={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
            className={classNames(
              'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-sm focus:bg-sunk',
              isGrave ? 'text-fault' : 'text-ink',
            )}
          >
            <Sign aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
            {words}
          </button>
        </div>
      ))}
    </div>,
    opening.home,
  );
}

/** A press beside it, a scrolled or resized page: the list would no longer stand where it belongs. */
function useClosingFromOutside(
  sheet: MenuSheetProps['opener'] | { current: HTMLElement | null },
  opener: MenuSheetProps['opener'],
  onClose: (refocuses: boolean) => void,
): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const isInside = [sheet, opener].some(
        ({ current }) => target instanceof Node && current?.contains(target),
      );
      if (!isInside) latest.current(false);
    };
    const onResize = () => latest.current(true);
    // What scrolls elsewhere, such as a reply that is being written, moves nothing here.
    const onScroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(opener.current)) latest.current(true);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', onResize);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', onResize);
    };
  }, [sheet, opener]);
}

function entriesOf(sheet: HTMLElement): HTMLElement[] {
  return [...sheet.querySelectorAll<HTMLElement>('[role="menuitem"]')];
}

/** Where a key leads from the entry that has the focus; undefined for keys that lead nowhere. */
function entryFor({ key }: KeyboardEvent, sheet: HTMLElement | null): HTMLElement | undefined {
  if (!sheet) return undefined;
  const entries = entriesOf(sheet);
  const at = entries.findIndex((entry) => entry === document.activeElement);
  switch (key) {
    case 'ArrowDown':
      return entries[(at + 1) % entries.length];
    case 'ArrowUp':
      return entries.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return entries[0];
    case 'End':
      return entries.at(-1);
    default: {
      if (key.length !== 1 || key === ' ') return undefined;
      const inOrder = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
      return inOrder.find(({ textContent }) => textContent.toLowerCase().startsWith(key.toLowerCase()));
    }
  }
}
