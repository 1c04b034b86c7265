/** Local storage that falls back to memory, so that a visitor whose browser blocks storage can still talk. */
const memory = new Map<string, string>();

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function dropStored(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    /* Blocked storage holds nothing. */
  }
}

/** Drops all whose key is meant, those of this tab alone, too. */
export function dropStoredWhere(isGone: (key: string) => boolean): void {
  for (const key of [...memory.keys()].filter(isGone)) memory.delete(key);
  try {
    for (const store of [localStorage, sessionStorage]) {
      for (const key of Object.keys(store).filter(isGone)) store.removeItem(key);
    }
  } catch {
    /* Blocked storage holds nothing. */
  }
}
