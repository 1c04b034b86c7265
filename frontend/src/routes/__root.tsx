import type { QueryClient } from '@tanstack/react-query';
import { Outlet, createRootRouteWithContext, useLocation } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { AppNoticesSlot } from '../features/pwa/app-notices-slot';
import { Footer } from '../features/shell/footer';
import { Header } from '../features/shell/header';
import { SkipLink } from '../features/shell/skip-link';
import { useDocumentHead } from '../features/shell/use-document-head';
import { CONTENT_ID, usePageChange } from '../features/shell/use-page-change';
import { usePageTracking } from '../shared/analytics/use-page-tracking';
import { Toaster } from '../shared/ui/toaster';

interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
});

/** The router asks for the first page in one go; drawn in slices instead, it keeps no tap waiting. */
function Root() {
  return useDeferredValue(true, false) && <Shell />;
}

function Shell() {
  useDocumentHead();
  usePageChange();
  usePageTracking();
  // A conversation fills the page to its foot.
  const isChat = useLocation({ select: ({ pathname }) => pathname.startsWith('/chat/') });
  return (
    <>
      <SkipLink />
      <Header />
      <main id={CONTENT_ID} tabIndex={-1} className="min-h-[calc(100dvh-var(--spacing-header))] outline-none">
        <Outlet />
      </main>
      {!isChat && <Footer />}
      <Toaster />
      <AppNoticesSlot />
    </>
  );
}
