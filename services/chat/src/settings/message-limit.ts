/**
 * The free messages of an anonymous visitor, for statements: as the administrator set them, else the
 * fallback. Read from the row each time, so that a change is in force on every replica at once.
 */
export function messageLimit(fallback: string): string {
  return `COALESCE((SELECT anonymous_message_limit FROM settings), ${fallback}::integer)`;
}
