const SHOWN_OF_A_KIND = 3;

export interface ProblemCount {
  kind: string;
  count: number;
  /** The first few, word by word. */
  examples: string[];
}

/** What went wrong, counted by kind. Any of it fails the run. */
export class Problems {
  readonly #kinds = new Map<string, ProblemCount>();

  add(kind: string, example = ''): void {
    const known = this.#kinds.get(kind) ?? { kind, count: 0, examples: [] };
    known.count += 1;
    if (example && known.examples.length < SHOWN_OF_A_KIND) known.examples.push(example);
    this.#kinds.set(kind, known);
  }

  list(): ProblemCount[] {
    return [...this.#kinds.values()];
  }
}
