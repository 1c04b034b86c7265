import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../shared/when-idle';

interface LaterProps {
  /** Whether the first screen stands: what is below it begins then. */
  isDue: boolean;
  /** From top to bottom. */
  parts: ReactNode[];
}

/**
 * What lies below the first screen, drawn after it and one part at a time, so that the first screen answers at
 * once and no part keeps a tap waiting. The room of those to come keeps the page long.
 */
export function Later({ isDue, parts }: LaterProps) {
  const [drawn, setDrawn] = useState(0);
  const isComplete = drawn >= parts.length;
  useEffect(() => {
    if (!isDue || isComplete) return;
    return whenIdle(() => startTransition(() => setDrawn(drawn + 1)), AT_MOST_MS);
  }, [isDue, isComplete, drawn]);
  return (
    <>
      {parts.slice(0, drawn)}
      {!isComplete && <div aria-hidden className="h-[400vh]" />}
    </>
  );
}

/** Even a busy page goes on. */
const AT_MOST_MS = 200;
