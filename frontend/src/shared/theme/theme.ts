import { useSyncExternalStore } from 'react';
import { dropStored, readStored, writeStored } from '../storage/safe-storage';

/** `system` follows the device; public/theme.js applies a stored choice before the first paint. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const KEY = 'theme';
const listeners = new Set<() => void>();

function themeChoice(): ThemeChoice {
  const stored = readStored(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Applies the choice at once and keeps it for the next visit. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') {
    dropStored(KEY);
    delete document.documentElement.dataset.theme;
  } else {
    writeStored(KEY, choice);
    document.documentElement.dataset.theme = choice;
  }
  for (const listener of listeners) listener();
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, themeChoice);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
