import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The id of the page's `main`. */
export const CONTENT_ID = 'content';

/**
 * "Page changes scroll smoothly to the top, except when moving between chat pages." The focus comes along,
 * so that Tab and a screen reader go on in the new page, unless the page has placed it itself.
 */
export function usePageChange(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged || toLocation.hash) return;
        if (isChat(fromLocation.pathname) && isChat(toLocation.pathname)) return;
        window.scrollTo({ top: 0, behavior: prefersStillness() ? 'instant' : 'smooth' });
        const content = document.getElementById(CONTENT_ID);
        if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
      }),
    [router],
  );
}

function isChat(path: string): boolean {
  return path.startsWith('/chat/');
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
