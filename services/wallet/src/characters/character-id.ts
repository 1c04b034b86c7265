const MAX_INTEGER = 2_147_483_647;

/** The character that a path names, null when no character can have that id. */
export function characterIdOf(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= MAX_INTEGER ? id : null;
}
