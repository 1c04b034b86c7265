import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { NotFoundPage } from './features/shell/not-found-page';
import { RouteError } from './features/shell/route-error';
import { routeTree } from './routeTree.gen';
import { prefersStillness } from './shared/ui/prefers-stillness';

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    // TanStack Query decides what is fresh, not the router.
    defaultPreloadStaleTime: 0,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: RouteError,
    // "Page changes scroll smoothly to the top"; a chat page fills the window and has nowhere to scroll to.
    scrollRestorationBehavior: prefersStillness() ? 'instant' : 'smooth',
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
