import type { KeyboardEvent } from 'react';

/** Enter that is meant to send: not for a new line, and not the one that ends a composition. */
export function isSendingEnter(event: KeyboardEvent): boolean {
  // 229: Safari ends a composition before the Enter that ended it.
  const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
  return event.key === 'Enter' && !event.shiftKey && !isComposing;
}
