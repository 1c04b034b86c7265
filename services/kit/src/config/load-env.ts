import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

/**
 * Reads and validates the environment once. Properties of the class carry the variables' names;
 * an empty variable counts as not set. All errors are printed together and the process ends.
 */
export function loadEnv<T extends object>(envClass: new () => T, source: NodeJS.ProcessEnv): T {
  try {
    return readEnv(envClass, source);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}

/** {@link loadEnv} that throws instead of ending the process. */
export function readEnv<T extends object>(envClass: new () => T, source: NodeJS.ProcessEnv): T {
  const set = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const env = plainToInstance(envClass, set, { enableImplicitConversion: true, exposeDefaultValues: true });
  const wrong = validateSync(env);
  if (wrong.length > 0) {
    const lines = wrong.flatMap((error) => Object.values(error.constraints ?? {}).map((text) => `  ${text}`));
    throw new Error(`The environment is not usable:\n${lines.join('\n')}`);
  }
  return env;
}
