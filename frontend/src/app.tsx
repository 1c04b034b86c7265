import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createAppRouter } from './router';
import { endFirstPaint } from './shared/first-paint';
import { createQueryClient } from './shared/api/query-client';

/** Whatever goes wrong behind it, the still of the first screen is not all there is. */
const STILL_AT_MOST_MS = 4_000;

export function startApp(): void {
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  if (location.pathname !== '/') endFirstPaint();
  setTimeout(endFirstPaint, STILL_AT_MOST_MS);
  const root = createRoot(document.getElementById('root')!);
  // In slices, so that a tap is heard while the page is built.
  startTransition(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}
