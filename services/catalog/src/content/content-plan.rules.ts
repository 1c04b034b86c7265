import { createHash } from 'node:crypto';

/** What is to become of a content item. */
type ContentPlan = 'insert' | 'update' | 'leave-alone';

/**
 * A new item is inserted. A changed one replaces its entity only while that still is as it was
 * loaded: what the administrator has edited or deleted stays edited or deleted.
 */
export function planOf(loadedHash: string | undefined, hash: string, isUntouched: boolean): ContentPlan {
  if (loadedHash === undefined) return 'insert';
  return loadedHash !== hash && isUntouched ? 'update' : 'leave-alone';
}

/** Equal for equal content, whatever the layout of its file: checked values have their keys in one order. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
