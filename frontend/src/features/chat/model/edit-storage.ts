/** The newest own message in other words, not sent yet. Kept like a draft: per session, as long as the tab lives. */
export interface StoredEdit {
  messageId: string;
  text: string;
  /** Set when a send may have been stored: the same words then go under the same key. */
  unsent: { content: string; idempotencyKey: string } | null;
}

function storageKey(sessionId: string): string {
  return `parley.edit.${sessionId}`;
}

export function readEdit(sessionId: string): StoredEdit | null {
  try {
    const value = JSON.parse(
      sessionStorage.getItem(storageKey(sessionId)) ?? 'null',
    ) as Partial<StoredEdit> | null;
    if (typeof value?.messageId !== 'string' || typeof value.text !== 'string') return null;
    return { messageId: value.messageId, text: value.text, unsent: value.unsent ?? null };
  } catch {
    return null;
  }
}

export function writeEdit(sessionId: string, edit: StoredEdit | null): void {
  try {
    if (edit) sessionStorage.setItem(storageKey(sessionId), JSON.stringify(edit));
    else sessionStorage.removeItem(storageKey(sessionId));
  } catch {
    // Blocked or full: the words stay on the page, they just do not outlive it.
  }
}
