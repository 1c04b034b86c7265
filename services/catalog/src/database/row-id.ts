const MAX_INTEGER = 2_147_483_647;

/** The row id that a path or query names, null when no row can have it. */
export function rowIdOf(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= MAX_INTEGER ? id : null;
}
