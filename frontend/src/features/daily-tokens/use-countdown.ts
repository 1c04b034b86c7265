import { useEffect, useEffectEvent, useState } from 'react';

const TICK_MS = 1_000;

/** Milliseconds to the moment, told anew every second; `onOver` is called when it is reached. Null is no moment. */
export function useCountdown(endTime: string | null, onOver: () => void): number {
  const endsAt = endTime === null ? 0 : Date.parse(endTime);
  const [now, setNow] = useState(() => Date.now());
  const leftMs = endsAt - now;
  const isRunning = leftMs > 0;
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (!endsAt) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const at = Date.now();
      setNow(at);
      if (at >= endsAt) over();
      // At the turn of its own seconds, so that none is skipped.
      else timer = setTimeout(tick, (endsAt - at) % TICK_MS || TICK_MS);
    };
    tick();
    return () => clearTimeout(timer);
  }, [endsAt]);
  return isRunning ? leftMs : 0;
}
