import { plainText } from './language/plain-text.js';

/**
 * Chance that is the same for the same conversation: drawn from a hash of its text, never from a
 * clock. It also remembers what was said, so that no phrase comes twice where another would do.
 */
export class Chooser {
  private state: number;
  private readonly taken = new Set<string>();

  /** @param alreadySaid what the figure said in this conversation */
  constructor(
    seedText: string,
    private readonly alreadySaid: string,
  ) {
    this.state = hashText(seedText);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T | undefined {
    return items[Math.floor(this.next() * items.length)];
  }

  /** A line that neither this answer nor an earlier one used, while there is one. */
  fresh(lines: readonly string[]): string | undefined {
    const unused = lines.filter((line) => !this.taken.has(line));
    const unsaid = unused.filter((line) => !this.hasSaid(line));
    const line = this.pick(unsaid.length > 0 ? unsaid : unused);
    if (line !== undefined) this.taken.add(line);
    return line;
  }

  /** Like {@link fresh}, but nothing rather than something the guest has heard already. */
  unheard(lines: readonly string[]): string | undefined {
    return this.fresh(lines.filter((line) => !this.hasSaid(line)));
  }

  private hasSaid(line: string): boolean {
    return this.alreadySaid !== '' && this.alreadySaid.includes(plainText(line));
  }

  private next(): number {
    // mulberry32
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
}

/** FNV-1a. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
