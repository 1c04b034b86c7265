import { useSyncExternalStore } from 'react';

export type ToastTone = 'neutral' | 'good' | 'fault';

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: ToastTone;
}

/** A toast on show; the id tells a repeated message from the one before. */
export interface ShownToast extends ToastMessage {
  id: number;
}

let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message for five seconds. One is visible at once: a new one takes the place of the last. */
export function toast(message: ToastMessage): void {
  show({ ...message, id: ++lastId });
}

/** Takes the message away, if it is still the one on show. */
export function dismissToast(id: number): void {
  if (shown?.id === id) show(null);
}

/** The message on show, or null. */
export function useShownToast(): ShownToast | null {
  return useSyncExternalStore(subscribe, () => shown);
}

/** Whether any message was ever shown. */
export function useHasToasted(): boolean {
  return useSyncExternalStore(subscribe, () => lastId > 0);
}

function show(message: ShownToast | null): void {
  shown = message;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
