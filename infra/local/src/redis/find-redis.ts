import { join } from 'node:path';
import { ensureUnpacked, hasApt, libraryPath } from '../debian/fetch-packages.ts';
import { LaunchError } from '../launch-error.ts';
import { cacheFolder } from '../paths.ts';
import { findOnPath } from '../processes/find-on-path.ts';
import { runTool } from '../processes/run-tool.ts';
import { containerRedis, hasDocker } from './container-redis.ts';
import type { RedisProgram } from './redis-program.ts';

/** Valkey is Redis's free twin and takes the same options. */
const SERVERS = ['redis-server', 'valkey-server'];

async function runs(program: RedisProgram, signal: AbortSignal): Promise<boolean> {
  const { command, env } = program;
  return (await runTool({ command, args: ['--version'], env, signal, timeoutMs: 10_000 })).code === 0;
}

function installed(): RedisProgram | undefined {
  const command = SERVERS.map(findOnPath).find(Boolean);
  return command ? { origin: command, command, args: [], env: process.env } : undefined;
}

function unpackedIn(tree: string, server: string): RedisProgram {
  return {
    origin: `${server}, unpacked from the distribution`,
    command: join(tree, 'usr', 'bin', server),
    args: [],
    env: { ...process.env, LD_LIBRARY_PATH: libraryPath(tree) },
  };
}

async function unpacked(
  server: string,
  detail: (text: string) => void,
  signal: AbortSignal,
): Promise<RedisProgram> {
  const tree = join(cacheFolder, 'redis', server);
  await ensureUnpacked(server, tree, {
    works: () => runs(unpackedIn(tree, server), signal),
    onFetch: () => detail(`fetching ${server} from the distribution, without installing it`),
    signal,
  });
  return unpackedIn(tree, server);
}

/**
 * @param dataDir what the server will work in
 * @param detail shows what is being tried
 */
export async function findRedis(
  dataDir: string,
  detail: (text: string) => void,
  signal: AbortSignal,
): Promise<RedisProgram> {
  const found = installed();
  if (found && (await runs(found, signal))) return found;

  const complaints: string[] = [];
  for (const server of hasApt() ? SERVERS : []) {
    try {
      return await unpacked(server, detail, signal);
    } catch (error) {
      signal.throwIfAborted();
      complaints.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (await hasDocker(signal)) return containerRedis(dataDir);
  throw new LaunchError(
    [
      ...complaints,
      '',
      'No Redis was found, and none could be fetched. Install it with',
      `  ${installCommand()}`,
    ]
      .concat('and start again; or set REDIS_URL to a Redis that runs already.')
      .join('\n'),
  );
}

function installCommand(): string {
  const ways: [string, string][] = [
    ['apt-get', 'sudo apt-get install redis-server'],
    ['dnf', 'sudo dnf install valkey'],
    ['pacman', 'sudo pacman -S valkey'],
    ['apk', 'sudo apk add redis'],
    ['brew', 'brew install redis'],
  ];
  return (
    ways.find(([program]) => findOnPath(program))?.[1] ??
    'your system’s package manager (package redis or valkey)'
  );
}
