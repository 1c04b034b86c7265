const STORE = 'parley.discover-seed';
let seedOfThisVisit: string | undefined;

/** One order for one visit: kept for the tab, so that going back finds the wall as it was. */
export function visitSeed(): string {
  seedOfThisVisit ??= storedSeed();
  return seedOfThisVisit;
}

function storedSeed(): string {
  try {
    const known = sessionStorage.getItem(STORE);
    if (known) return known;
    const made = crypto.randomUUID();
    sessionStorage.setItem(STORE, made);
    return made;
  } catch {
    return crypto.randomUUID();
  }
}

/** A copy in an order that the seed decides. */
export function inVisitOrder<T extends { id: number }>(list: T[], seed: string): T[] {
  return list
    .map((one) => ({ one, place: hash(`${seed}:${one.id}`) }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
}

/** FNV-1a, 32 bits, with a last mixing so that neighbouring ids part. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
