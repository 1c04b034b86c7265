import { clickedElement } from './clicked-element';
import { PageTracker } from './page-tracker';
import { sendEvent } from './send-event';

const SCROLL_SETTLED_MS = 100;

export interface Tracking {
  enter: (path: string) => void;
  stop: () => void;
}

/** Watches the page, which is at this path, from now on. */
export function startTracking(path: string): Tracking {
  const tracker = new PageTracker({ send: sendEvent, now: () => performance.now() });
  let settling: ReturnType<typeof setTimeout> | undefined;

  const onClick = ({ target }: Event) => {
    const clicked = clickedElement(target);
    if (clicked) tracker.click(clicked);
  };
  const onScroll = () => {
    clearTimeout(settling);
    settling = setTimeout(() => tracker.scrollTo(scrolledPercent()), SCROLL_SETTLED_MS);
  };
  const onVisibility = () => (isHidden() ? tracker.hide() : tracker.show());

  // The page has been looked at since before this was loaded, unless it was opened in the background.
  tracker.enter(path, isHidden() ? undefined : 0);
  onVisibility();
  const ends = [
    // Before the page acts on it: what is clicked still stands where it stood.
    listen(document, 'click', onClick, { capture: true }),
    listen(window, 'scroll', onScroll, { passive: true }),
    listen(document, 'visibilitychange', onVisibility),
    listen(window, 'pagehide', () => tracker.hide()),
    listen(window, 'pageshow', onVisibility),
  ];
  return {
    enter: (next) => {
      // Where the last page was scrolled to is nothing of the next one's.
      clearTimeout(settling);
      tracker.enter(next);
    },
    stop: () => {
      clearTimeout(settling);
      for (const end of ends) end();
    },
  };
}

function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}

function listen(
  target: EventTarget,
  type: string,
  listener: (event: Event) => void,
  options: AddEventListenerOptions = {},
): () => void {
  target.addEventListener(type, listener, options);
  return () => target.removeEventListener(type, listener, options);
}

/** 0 for a page that has nothing to scroll. */
function scrolledPercent(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight ? (window.scrollY / (scrollHeight - clientHeight)) * 100 : 0;
}
