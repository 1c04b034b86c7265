import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Pino's numbers: 50 is error, 60 is fatal. */
const LEVELS = /"level":[56]0\b/;
const LINES_EACH = 3;
const MAX_LENGTH = 600;

/** The last errors that the services have logged: their logs go with the temporary data folder. */
export function loggedErrors(logsDir: string): string[] {
  return readdirSync(logsDir).flatMap((file) => {
    const lines = readFileSync(join(logsDir, file), 'utf8').split('\n');
    const errors = lines.filter((line) => LEVELS.test(line)).slice(-LINES_EACH);
    return errors.map((line) => `${basename(file, '.log')}: ${line.slice(0, MAX_LENGTH)}`);
  });
}
