import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from '../processes/find-on-path.ts';
import { runTool } from '../processes/run-tool.ts';
import type { RedisProgram } from './redis-program.ts';

const IMAGE = 'redis:7-alpine';

export async function hasDocker(signal: AbortSignal): Promise<boolean> {
  if (!findOnPath('docker')) return false;
  return (await runTool({ command: 'docker', args: ['info'], signal, timeoutMs: 15_000 })).code === 0;
}

/**
 * Redis in a container that sees the machine's own network and the data folder under its own name, so that the
 * same options serve as for a server outside. The supervised process is docker's client: it hands signals on, but
 * when it is killed outright the container stays, so that is removed before each start.
 */
export function containerRedis(dataDir: string): RedisProgram {
  const folder = join(dataDir, 'redis');
  mkdirSync(folder, { recursive: true });
  const name = `parley-redis-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
  const user = `${process.getuid?.() ?? 0}:${process.getgid?.() ?? 0}`;
  const place = ['--network', 'host', '--volume', `${folder}:${folder}`, '--workdir', folder, '--user', user];
  return {
    origin: `container ${IMAGE}`,
    command: 'docker',
    args: ['run', '--rm', '--name', name, ...place, IMAGE, 'redis-server'],
    env: process.env,
    beforeStart: async () =>
      void (await runTool({ command: 'docker', args: ['rm', '--force', name], timeoutMs: 20_000 })),
  };
}
