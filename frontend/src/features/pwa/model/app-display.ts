import { useSyncExternalStore } from 'react';

const STANDALONE = '(display-mode: standalone)';

/** iOS tells it in its own way. */
interface AppleNavigator extends Navigator {
  standalone?: boolean;
}

/** "The app counts as installed in standalone mode." */
function isStandalone(): boolean {
  return matchMedia(STANDALONE).matches || (navigator as AppleNavigator).standalone === true;
}

export function useIsStandalone(): boolean {
  return useSyncExternalStore(subscribe, isStandalone);
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(STANDALONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Safari on iPhone and iPad, where installing is done by hand through the share sheet. */
export function isAppleSafari({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) {
  // An iPad says that it is a Mac; no Mac has a touch screen.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple && /Version\/[\d.]+.*Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS/.test(userAgent);
}
