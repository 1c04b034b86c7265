import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { type TooltipSide, placedBeside } from './tooltip-place';

const DELAY_MS = 700;
/** After one tooltip was seen, the next one within this time shows at once. */
const SKIP_DELAY_MS = 300;
/** Long enough to move the pointer from the element onto its tooltip. */
const LEAVE_MS = 120;

let lastClosedAt = -Infinity;

interface TooltipProps {
  content: ReactNode;
  /** One focusable element; a disabled button receives no events, use aria-disabled on it. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  side?: TooltipSide;
}

/** A few words about the element it wraps: on hover after 700 ms, on keyboard focus at once, gone with Escape. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  const id = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setIsOpen] = useState(false);

  const after = (delayMs: number, opens: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(opens), delayMs);
  };
  const enter = () => after(isOpen || performance.now() - lastClosedAt < SKIP_DELAY_MS ? 0 : DELAY_MS, true);
  const leave = () => after(LEAVE_MS, false);
  const close = () => after(0, false);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setIsOpen(false);
    document.addEventListener('keydown', onKey);
    // The focus scrolls its element into view, and the tooltip goes along with it.
    const onScroll = () => {
      if (!frame.current?.querySelector(':focus-visible')) setIsOpen(false);
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      lastClosedAt = performance.now();
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [isOpen]);

  return (
    <span
      ref={frame}
      className="contents"
      onPointerEnter={(event) => event.pointerType !== 'touch' && enter()}
      onPointerLeave={leave}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && after(0, true)}
      onBlur={close}
    >
      {cloneElement(children, { 'aria-describedby': isOpen ? id : children.props['aria-describedby'] })}
      {isOpen && (
        <Slip id={id} anchor={frame} side={side}>
          {content}
        </Slip>
      )}
    </span>
  );
}

interface SlipProps {
  id: string;
  anchor: RefObject<HTMLSpanElement | null>;
  side: TooltipSide;
  children: ReactNode;
}

function Slip({ id, anchor, side, children }: SlipProps) {
  const slip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      const element = anchor.current?.firstElementChild;
      if (!slip.current || !element) return;
      const own = slip.current.getBoundingClientRect();
      const { left, top } = placedBeside(element.getBoundingClientRect(), own, side);
      slip.current.style.translate = `${left}px ${top}px`;
    };
    place();
    document.addEventListener('scroll', place, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', place, { capture: true });
  }, [anchor, side]);
  return createPortal(
    <div
      ref={slip}
      id={id}
      role="tooltip"
      className="fixed left-0 top-0 z-50 w-max max-w-narrow animate-appear rounded-md bg-ink px-3 py-2 text-xs text-paper shadow-lifted"
    >
      {children}
    </div>,
    document.body,
  );
}
