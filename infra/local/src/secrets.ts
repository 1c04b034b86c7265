import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Passwords made once per DATA_DIR and kept there, readable by the owner alone. */
export class Secrets {
  #file: string;
  #values: Record<string, string>;

  constructor(dataDir: string) {
    this.#file = join(dataDir, 'secrets.json');
    this.#values = existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : {};
  }

  /** The password of that name, made now if there is none yet. */
  passwordOf(name: string): string {
    const known = this.#values[name];
    if (known) return known;
    const made = randomBytes(24).toString('base64url');
    this.#values[name] = made;
    // Written aside and renamed: a power cut leaves the old file or the new one, never half of one.
    writeFileSync(`${this.#file}.new`, `${JSON.stringify(this.#values, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
    return made;
  }
}
