import { useSyncExternalStore } from 'react';

/** "It shows an animated plus or minus with the amount for 1 second." */
const MOVEMENT_SHOWN_MS = 1_000;

/** Tokens that have just come or gone. */
export interface TokenMovement {
  /** Tells a movement from an equal one before it. */
  id: number;
  /** Negative for what was spent, never 0. */
  amount: number;
}

let shown: TokenMovement | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** The token-animation event: every balance on the page shows the amount for a second. 0 is nothing. */
export function showTokenMovement(amount: number): void {
  if (amount === 0) return;
  const movement = { id: ++lastId, amount };
  show(movement);
  setTimeout(() => shown === movement && show(null), MOVEMENT_SHOWN_MS);
}

/** The movement of the last second, or null. */
export function useTokenMovement(): TokenMovement | null {
  return useSyncExternalStore(subscribe, () => shown);
}

function show(movement: TokenMovement | null): void {
  shown = movement;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
