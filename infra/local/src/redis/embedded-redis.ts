import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LaunchError } from '../launch-error.ts';
import type { DataFolders } from '../paths.ts';
import { lastLines } from '../processes/log-file.ts';
import { SupervisedProcess } from '../processes/supervised-process.ts';
import type { RedisProgram } from './redis-program.ts';

/** Jobs and sessions are kept: every write goes to a file that is synced each second; nothing is thrown out. */
const OPTIONS = [
  '--appendonly',
  'yes',
  '--appendfsync',
  'everysec',
  '--save',
  '',
  '--maxmemory-policy',
  'noeviction',
];
const START_WITHIN_MS = 60_000;

/** Prepares the launcher's own Redis in DATA_DIR/redis; starting and stopping it is the caller's. */
export function embeddedRedis(folders: DataFolders, program: RedisProgram, port: number): SupervisedProcess {
  const folder = join(folders.dataDir, 'redis');
  mkdirSync(folder, { recursive: true });
  return new SupervisedProcess(
    {
      name: 'redis',
      command: program.command,
      args: [...program.args, '--bind', '127.0.0.1', '--port', String(port), ...OPTIONS],
      // Its working directory is where it keeps its data; a --dir with a space in it would need quoting of its own.
      cwd: folder,
      env: program.env,
      stopSignal: 'SIGTERM',
      stopWaitMs: 10_000,
      beforeStart: program.beforeStart,
    },
    folders,
  );
}

/** Whether Redis answers; while it reads its data in it says LOADING instead. */
function ping(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1000 }, () => socket.write('PING\r\n'));
    const finish = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('data', (data) => finish(data.toString().startsWith('+PONG')));
    socket.on('error', () => finish(false));
    socket.on('timeout', () => finish(false));
    socket.on('close', () => finish(false));
  });
}

export async function waitForRedis(
  server: SupervisedProcess,
  port: number,
  signal: AbortSignal,
): Promise<void> {
  const deadline = Date.now() + START_WITHIN_MS;
  while (!(await ping(port))) {
    if (Date.now() > deadline || server.deathsInARow >= 5) {
      throw new LaunchError(
        `Redis does not start. Its last words:\n${lastLines(server.logFile, 10).join('\n')}`,
      );
    }
    await sleep(50, undefined, { signal });
  }
}
