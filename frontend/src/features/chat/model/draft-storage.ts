/**
 * What stands in the input, and a text that is on its way but not known to be stored. Kept per session
 * for as long as the tab lives, so that neither a reload nor a failure loses a word.
 */
export interface Draft {
  text: string;
  /** Sending this very text again goes under the same key, so it cannot be stored twice. */
  unsent: { content: string; idempotencyKey: string } | null;
}

const EMPTY: Draft = { text: '', unsent: null };

function storageKey(sessionId: string): string {
  return `parley.draft.${sessionId}`;
}

export function readDraft(sessionId: string): Draft {
  try {
    const value = JSON.parse(
      sessionStorage.getItem(storageKey(sessionId)) ?? 'null',
    ) as Partial<Draft> | null;
    const { content, idempotencyKey } = value?.unsent ?? {};
    return {
      text: typeof value?.text === 'string' ? value.text : '',
      unsent:
        typeof content === 'string' && typeof idempotencyKey === 'string'
          ? { content, idempotencyKey }
          : null,
    };
  } catch {
    return EMPTY;
  }
}

export function writeDraft(sessionId: string, draft: Draft): void {
  try {
    if (draft.text || draft.unsent) sessionStorage.setItem(storageKey(sessionId), JSON.stringify(draft));
    else sessionStorage.removeItem(storageKey(sessionId));
  } catch {
    // Blocked or full: the text stays in the input, it just does not outlive the page.
  }
}

/** Puts a text that was not sent back in front of what was written since. */
export function joinDraft(unsent: string, text: string): string {
  if (!text.trim() || text.trim() === unsent) return unsent;
  return `${unsent}\n\n${text}`;
}
