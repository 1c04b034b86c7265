import { readFileSync, statSync } from 'node:fs';
import { LaunchError } from '../launch-error.ts';
import { runTool, tailOf } from '../processes/run-tool.ts';

/** How PostgreSQL's programs are run: directly, or by root as somebody else. */
export interface RunAs {
  /** Whose the data folder must be; absent when we run them as ourselves. */
  owner?: { uid: number; gid: number };
  wrap(command: string, args: readonly string[]): { command: string; args: string[] };
}

const DIRECTLY: RunAs = { wrap: (command, args) => ({ command, args: [...args] }) };

/**
 * With these PostgreSQL reaches its programs and its data below folders that are root's alone (/root has mode 700).
 * Containers often withhold the second one; the first alone is enough. The last try needs folders open to all.
 */
const CAPABILITIES = ['+dac_override,+dac_read_search', '+dac_override', ''];

function nobody(): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}

/** Who keeps the data folder goes on keeping it: it may come from a launch by an ordinary user. */
function ownerOf(clusterDir: string): { uid: number; gid: number } {
  const found = statSync(clusterDir, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : nobody();
}

/** PostgreSQL refuses to run as root, so root runs it as somebody else. */
export async function choosePostgresUser(clusterDir: string, postgres: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return DIRECTLY;
  const owner = ownerOf(clusterDir);
  let complaint = '';
  for (const capabilities of CAPABILITIES) {
    const flags = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
    if (capabilities) {
      flags.push(`--inh-caps=${capabilities}`, `--ambient-caps=${capabilities}`);
      // PostgreSQL looks at its own programs with access(2), which else leaves a non-root user's capabilities out.
      flags.push('--securebits=+no_setuid_fixup');
    }
    const wrap: RunAs['wrap'] = (command, args) => ({
      command: 'setpriv',
      args: [...flags, command, ...args],
    });
    const { code, output } = await runTool(wrap(postgres, ['--version']));
    if (code === 0) return { owner, wrap };
    complaint ||= tailOf(output, 3);
  }
  throw new LaunchError(
    `PostgreSQL does not run as root, and running it as another user failed (setpriv: ${complaint}).\n` +
      'Two ways out: start Parley as an ordinary user, or set DATABASE_URL to a PostgreSQL that runs already.',
  );
}
