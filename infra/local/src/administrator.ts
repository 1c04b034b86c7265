import type { RunningParley } from './launch-parley.ts';
import { type Secrets, secretsFileIn } from './secrets.ts';
import type { Settings } from './settings.ts';

export interface Administrator {
  email: string;
  password: string;
  /** Whether the user set the password, or it was made in this launch, or in one before. */
  origin: 'given' | 'made' | 'kept';
}

const NAME = 'administrator';

export function administratorOf({ adminEmail, adminPassword }: Settings, secrets: Secrets): Administrator {
  if (adminPassword) return { email: adminEmail, password: adminPassword, origin: 'given' };
  const origin = secrets.knows(NAME) ? 'kept' : 'made';
  return { email: adminEmail, password: secrets.passwordOf(NAME), origin };
}

/** How to sign in, for the terminal; a password is shown in the launch that made it, and never again. */
export function administratorLine(administrator: Administrator, secretsFile: string): string {
  const { email, password, origin } = administrator;
  const where = {
    given: 'with the password of ADMIN_PASSWORD',
    made: `with the password ${password} (kept in ${secretsFile})`,
    kept: `with the password "${NAME}" in ${secretsFile}`,
  };
  return `Administrator: ${email}, ${where[origin]}`;
}

/** Says where Parley is and how its administrator gets in. */
export function announce({ publicUrl, administrator, folders }: RunningParley): void {
  console.log(`Parley is ready at ${publicUrl}`);
  if (administrator) console.log(administratorLine(administrator, secretsFileIn(folders.dataDir)));
}
