/** A request that waits five seconds for a connection to the database is refused: more at once is no race but a jam. */
const AT_ONCE = 5;

/** Runs as many races, each among its own requests, a few at a time. */
export async function runRaces(count: number, race: (index: number) => Promise<void>): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - from);
    await Promise.all(Array.from({ length: size }, (_, index) => race(from + index)));
  }
}
