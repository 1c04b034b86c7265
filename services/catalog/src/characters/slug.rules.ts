/**
 * The slug to give: the wanted one, or the first of `-2`, `-3`, … that no other character has.
 * A character keeps the slug it has while that still is one of these: links to it are out there.
 */
export function freeSlug(wanted: string, own: string | undefined, others: readonly string[]): string {
  if (own !== undefined && isNumbered(own, wanted)) return own;
  const taken = new Set(others);
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}

function isNumbered(slug: string, base: string): boolean {
  return slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1)));
}
