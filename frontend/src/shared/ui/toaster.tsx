import { lazy, Suspense } from 'react';
import { useHasToasted, useShownToast } from './toast';

const ToastViewport = lazy(() =>
  import('./toast-viewport').then(
    (module) => ({ default: module.ToastViewport }),
    () => ({ default: PlainToast }),
  ),
);

/** Says the message when the network is so far gone that the viewport's code cannot be loaded. */
function PlainToast() {
  const message = useShownToast();
  return (
    <p
      role="status"
      className="fixed bottom-4 right-4 z-50 max-w-toast bg-raised p-4 text-sm text-ink empty:hidden"
    >
      {message && [message.title, message.description].filter(Boolean).join(': ')}
    </p>
  );
}

/** Once in the app's root. Its code is loaded with the first message, never before. */
export function Toaster() {
  const hasBeenNeeded = useHasToasted();
  if (!hasBeenNeeded) return null;
  return (
    <Suspense>
      <ToastViewport />
    </Suspense>
  );
}
