import { isAbsolute, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LaunchError } from '../../local/src/launch-error.ts';

export interface Options {
  /** Names of scenarios, in the order in which they run. */
  scenarios: string[];
  jsonFile?: string | undefined;
  profileDir?: string | undefined;
  rounds: number;
  isQuick: boolean;
  /** Seconds that the run may take longer for measuring only while the machine is quiet. */
  patienceSeconds: number;
}

const MAX_ROUNDS = 20;
const MAX_PATIENCE_SECONDS = 3600;

function usage(known: readonly string[]): string {
  return [
    'npm run bench -- [scenario …] [--json FILE] [--rounds N] [--patience SECONDS] [--quick] [--profile DIR]',
    `Scenarios: ${known.join(', ')}; all of them when none is named.`,
  ].join('\n');
}

/** @param folder what relative paths are relative to */
export function readOptions(args: readonly string[], known: readonly string[], folder: string): Options {
  const path = (text: string | undefined) => text && (isAbsolute(text) ? text : resolve(folder, text));
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'string' },
        rounds: { type: 'string', default: '3' },
        patience: { type: 'string', default: '0' },
        quick: { type: 'boolean', default: false },
        profile: { type: 'string' },
      },
    });
    const unknown = positionals.find((name) => !known.includes(name));
    if (unknown) throw new Error(`There is no scenario ${unknown}.`);
    const number = (name: 'rounds' | 'patience', from: number, to: number) => {
      const value = Number(values[name]);
      if (Number.isInteger(value) && value >= from && value <= to) return value;
      throw new Error(`--${name} must be a number from ${from} to ${to}.`);
    };
    return {
      scenarios: positionals.length > 0 ? positionals : [...known],
      jsonFile: path(values.json),
      profileDir: path(values.profile),
      rounds: number('rounds', 1, MAX_ROUNDS),
      patienceSeconds: number('patience', 0, MAX_PATIENCE_SECONDS),
      isQuick: values.quick,
    };
  } catch (error) {
    throw new LaunchError(`${(error as Error).message}\n${usage(known)}`);
  }
}
