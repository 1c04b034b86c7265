import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** A reader this close to the end counts as being there. */
const NEAR_PX = 56;

export interface StickToEnd {
  scrollerRef: RefObject<HTMLDivElement | null>;
  contentRef: RefObject<HTMLDivElement | null>;
  /** False once the reader has scrolled away; the page then never moves by itself. */
  isAtEnd: boolean;
  /** Gently glides there, where motion is welcome; otherwise jumps. */
  goToEnd: (isGentle?: boolean) => void;
}

/**
 * Keeps the end in view while the content grows, but only for a reader who is at the end. An empty
 * conversation is read from its head.
 */
export function useStickToEnd(startsAtEnd: boolean): StickToEnd {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const sticks = useRef(startsAtEnd);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const goToEnd = useCallback((isGentle = false) => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    sticks.current = true;
    setIsAtEnd(true);
    const mayMove = isGentle && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    scroller.scrollTo({ top: scroller.scrollHeight, behavior: mayMove ? 'smooth' : 'instant' });
  }, []);

  useEffect(() => {
    const scroller = scrollerRef.current;
    const content = contentRef.current;
    if (!scroller || !content) return;
    let lastTop = scroller.scrollTop;
    const follow = () => {
      if (sticks.current) scroller.scrollTop = scroller.scrollHeight;
    };
    const onScroll = () => {
      const { scrollTop, scrollHeight, clientHeight } = scroller;
      const isNear = scrollHeight - scrollTop - clientHeight <= NEAR_PX;
      // Growing content also widens the distance; only moving up means that the reader left.
      if (isNear) sticks.current = true;
      else if (scrollTop < lastTop) sticks.current = false;
      lastTop = scrollTop;
      setIsAtEnd(sticks.current || isNear);
    };
    // Both: the content grows with every word, the frame shrinks when a keyboard opens.
    const observer = new ResizeObserver(follow);
    observer.observe(content);
    observer.observe(scroller);
    scroller.addEventListener('scroll', onScroll, { passive: true });
    follow();
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', onScroll);
    };
  }, []);

  return { scrollerRef, contentRef, isAtEnd, goToEnd };
}
