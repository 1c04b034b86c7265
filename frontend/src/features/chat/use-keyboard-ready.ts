import { useEffect, type RefObject } from 'react';

/** Puts the caret into the input where that does not open an on-screen keyboard over the page. */
export function useKeyboardReady(inputRef: RefObject<HTMLTextAreaElement | null>, isEnabled: boolean): void {
  useEffect(() => {
    if (isEnabled && matchMedia('(hover: hover) and (pointer: fine)').matches) inputRef.current?.focus();
  }, [inputRef, isEnabled]);
}
