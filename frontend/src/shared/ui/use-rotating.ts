import { useEffect, useState } from 'react';

/** One of the messages, the next one every so many milliseconds, from the first again after the last. */
export function useRotating(messages: readonly string[], everyMs: number): string {
  const [place, setPlace] = useState(0);
  const count = messages.length;
  useEffect(() => {
    const timer = setInterval(() => setPlace((now) => (now + 1) % count), everyMs);
    return () => clearInterval(timer);
  }, [count, everyMs]);
  return messages[place] ?? '';
}
