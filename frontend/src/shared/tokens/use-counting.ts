import { useEffect, useRef, useState } from 'react';
import { prefersStillness } from '../ui/prefers-stillness';

const COUNTING_MS = 600;

/** A whole number that counts from what it was to what it is; at once for those who prefer stillness. */
export function useCounting(target: number | null): number | null {
  const [shown, setShown] = useState(target);
  const latest = useRef(shown);
  useEffect(() => {
    const from = latest.current;
    let frame = 0;
    const startedAt = performance.now();
    const step = (now: number) => {
      const part =
        from === null || target === null || prefersStillness() ? 1 : (now - startedAt) / COUNTING_MS;
      const at = part >= 1 ? target : Math.round(from! + (target! - from!) * eased(part));
      latest.current = at;
      setShown(at);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    if (from !== target) frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}

/** Fast first, slow at the end. */
function eased(part: number): number {
  return 1 - (1 - Math.max(0, part)) ** 3;
}
