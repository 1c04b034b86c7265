import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The id of the page's `main`. */
export const CONTENT_ID = 'content';

/**
 * The router scrolls to the top of another page; here the focus comes along, so that Tab and a screen reader
 * go on in the new page, unless the page has placed it itself.
 */
export function usePageChange(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged || toLocation.hash) return;
        if (isChat(fromLocation.pathname) && isChat(toLocation.pathname)) return;
        const content = document.getElementById(CONTENT_ID);
        if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
      }),
    [router],
  );
}

function isChat(path: string): boolean {
  return path.startsWith('/chat/');
}
