import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const secretsFileIn = (dataDir: string): string => join(dataDir, 'secrets.json');

/** Passwords, and what else is decided once per DATA_DIR and kept there, readable by the owner alone. */
export class Secrets {
  #file: string;
  #values: Record<string, string>;

  constructor(dataDir: string) {
    this.#file = secretsFileIn(dataDir);
    this.#values = existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : {};
  }

  /** Whether there is one of that name. */
  knows(name: string): boolean {
    return this.#values[name] !== undefined;
  }

  /** The password of that name, made now if there is none yet. */
  passwordOf(name: string): string {
    return this.firstOf(name, randomBytes(24).toString('base64url'));
  }

  /** What was kept under that name first, which is this value if nothing was. */
  firstOf(name: string, value: string): string {
    const known = this.#values[name];
    if (known) return known;
    this.#values[name] = value;
    // Written aside and renamed: a power cut leaves the old file or the new one, never half of one.
    writeFileSync(`${this.#file}.new`, `${JSON.stringify(this.#values, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
    return value;
  }
}
