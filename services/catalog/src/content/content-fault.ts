/** One fault of a content file, said so that whoever wrote the file finds it. */
export interface ContentFault {
  /** Relative to the content folder. */
  file: string;
  /** `dossier.facts[2].year`, empty for the file as a whole. */
  path: string;
  message: string;
}

/** A place in a content file that collects what is wrong there and below. */
export class Place {
  constructor(
    readonly file: string,
    private readonly faults: ContentFault[],
    private readonly path: string = '',
  ) {}

  at(step: string | number): Place {
    const path =
      typeof step === 'number' ? `${this.path}[${step}]` : this.path ? `${this.path}.${step}` : step;
    return new Place(this.file, this.faults, path);
  }

  /** The same place, with nobody listening. */
  muted(): Place {
    return new Place(this.file, [], this.path);
  }

  fault(message: string): void {
    this.faults.push({ file: this.file, path: this.path, message });
  }
}

/** Carries all faults of all files at once. */
export class ContentError extends Error {
  constructor(readonly faults: readonly ContentFault[]) {
    super(
      `The content has ${faults.length} faults:\n${faults.map((fault) => `  ${lineOf(fault)}`).join('\n')}`,
    );
    this.name = 'ContentError';
  }
}

function lineOf({ file, path, message }: ContentFault): string {
  return path ? `${file}: ${path}: ${message}` : `${file}: ${message}`;
}
