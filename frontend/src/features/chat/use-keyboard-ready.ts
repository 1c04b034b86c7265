import { useEffect, type RefObject } from 'react';

/** Whether taking the caret into an input leaves the page as it is, without an on-screen keyboard over it. */
export function isKeyboardAtHand(): boolean {
  return matchMedia('(hover: hover) and (pointer: fine)').matches;
}

/** Puts the caret into the input where that does not open an on-screen keyboard. */
export function useKeyboardReady(inputRef: RefObject<HTMLTextAreaElement | null>, isEnabled: boolean): void {
  useEffect(() => {
    if (isEnabled && isKeyboardAtHand()) inputRef.current?.focus();
  }, [inputRef, isEnabled]);
}
