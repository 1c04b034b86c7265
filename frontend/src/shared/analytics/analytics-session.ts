import { v4 as uuidv4 } from 'uuid';

const KEY = 'analyticsSessionId';

/** For a browser that blocks storage: as long as the page. */
let inMemory: string | undefined;

/** "The analytics session id is kept in session storage": it ends with the tab. */
export function analyticsSessionId(): string {
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored) return stored;
    const fresh = (inMemory ??= uuidv4());
    sessionStorage.setItem(KEY, fresh);
    return fresh;
  } catch {
    return (inMemory ??= uuidv4());
  }
}
