import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../../shared/when-idle';

const AppNotices = lazy(() =>
  import('./ui/app-notices').then(
    (module): { default: ComponentType } => ({ default: module.AppNotices }),
    (error: unknown) => {
      console.debug('App notices:', error);
      return { default: () => null };
    },
  ),
);

/** Where the installed app, offline and updates have their say; nothing of it is in the first load. */
export function AppNoticesSlot() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => whenIdle(() => setIsDue(true)), []);
  return (
    isDue && (
      <Suspense>
        <AppNotices />
      </Suspense>
    )
  );
}
