import { useEffect, useEffectEvent, useState } from 'react';

const FULL = 100;
const WAITING_STEP_MS = 200;
const LOADED_STEP_MS = 50;
const LOADED_STEP = 3;
const FINISH_MS = 200;

/**
 * "Progress rises randomly 2 to 8 percent every 200 ms until 100 while loading, or 3 percent every 50 ms once
 * loaded; finishes after 200 ms and shows the ready text." A full bar still waits for what is loading.
 */
export function useLoadingProgress(isLoading: boolean, onFinished: () => void) {
  const [progress, setProgress] = useState(0);
  const isFull = progress >= FULL;
  const isReady = isFull && !isLoading;
  const finish = useEffectEvent(onFinished);

  useEffect(() => {
    if (isFull) return;
    const timer = setInterval(
      () =>
        setProgress((now) =>
          Math.min(FULL, now + (isLoading ? 2 + Math.floor(Math.random() * 7) : LOADED_STEP)),
        ),
      isLoading ? WAITING_STEP_MS : LOADED_STEP_MS,
    );
    return () => clearInterval(timer);
  }, [isFull, isLoading]);

  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => finish(), FINISH_MS);
    return () => clearTimeout(timer);
  }, [isReady]);

  return { progress, isReady };
}
