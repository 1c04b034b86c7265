import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** "Page changes scroll smoothly to the top, except when moving between chat pages." */
export function useScrollToTop(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged || toLocation.hash) return;
        if (isChat(fromLocation.pathname) && isChat(toLocation.pathname)) return;
        window.scrollTo({ top: 0, behavior: prefersStillness() ? 'instant' : 'smooth' });
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
