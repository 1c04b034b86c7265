/** Puts values into the braces of a phrase. A sentence never begins with a small letter. */
export function fill(phrase: string, values: Record<string, string>): string {
  const filled = phrase.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** "Polish, French and Russian". */
export function enumerate(items: readonly string[]): string {
  if (items.length <= 1) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`;
}
