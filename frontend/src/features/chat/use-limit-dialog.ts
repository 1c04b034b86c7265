import { useEffect, useState } from 'react';

/** The last reply is left to be read for a moment before the dialog comes over it. */
const OPENS_AFTER_MS = 900;

/** Opens "Message limit reached" when the server says that nothing is left; it can be closed. */
export function useLimitDialog(isLimitReached: boolean, isTurnRunning: boolean) {
  const [isOpen, setIsOpen] = useState(false);
  const isDue = isLimitReached && !isTurnRunning;
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => setIsOpen(true), OPENS_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsOpen(false);
    };
  }, [isDue]);
  return [isOpen && isDue, setIsOpen] as const;
}
