/** The one before and the one after, around the ends. `list` is not empty. */
export function neighboursOf<T>(list: T[], at: number): { previous: T; next: T } {
  const { length } = list;
  return { previous: list[(at - 1 + length) % length]!, next: list[(at + 1) % length]! };
}
