import { join } from 'node:path';
import type { Launch } from './backing-stores.ts';
import { LaunchError } from './launch-error.ts';
import { logFileOf } from './processes/log-file.ts';
import { runTool, tailOf } from './processes/run-tool.ts';
import { SupervisedProcess } from './processes/supervised-process.ts';
import { waitUntilReady } from './readiness.ts';
import { migrationEnv, serviceEnv, type ServiceEnvInputs } from './service-env.ts';
import { MIGRATE_DOOR, MIGRATING, type ServiceDefinition } from './services.ts';

/** A service's own drain takes up to ten seconds. */
const DRAIN_MS = 12_000;
const MIGRATION_MS = 120_000;

export interface PlacedService {
  service: ServiceDefinition;
  folder: string;
  host: string;
  port: number;
  /** Where the launcher itself reaches it. */
  url: string;
}

/** Brings every service's tables up to date, all at once: each has a schema of its own. */
export async function migrate(launch: Launch, servicesDir: string, inputs: ServiceEnvInputs): Promise<void> {
  const one = async (name: string) => {
    const { code, output } = await runTool({
      command: process.execPath,
      args: ['--enable-source-maps', MIGRATE_DOOR],
      cwd: join(servicesDir, name),
      env: migrationEnv(name, inputs),
      signal: launch.signal,
      timeoutMs: MIGRATION_MS,
    });
    if (code !== 0) throw new LaunchError(`The migrations of ${name} failed:\n${tailOf(output, 20)}`);
  };
  await launch.progress.step('Migrations', async (detail) => {
    detail(MIGRATING.join(', '));
    const results = await Promise.allSettled(MIGRATING.map(one));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  });
}

function processOf(
  placed: PlacedService,
  launch: Launch,
  inputs: ServiceEnvInputs,
  watch: boolean,
): SupervisedProcess {
  const { service, folder, host, port } = placed;
  const flags = ['--enable-source-maps', ...(watch ? ['--watch', '--watch-preserve-output'] : [])];
  const supervised = new SupervisedProcess(
    {
      name: service.name,
      command: process.execPath,
      args: [...flags, service.door],
      cwd: folder,
      env: serviceEnv(service, { host, port }, inputs),
      stopSignal: 'SIGTERM',
      stopWaitMs: DRAIN_MS,
    },
    launch.folders,
  );
  supervised.onRestart = launch.onRestart;
  return supervised;
}

/** Starts all of them at once and waits until each can serve; they will be stopped turn by turn. */
export async function runServices(
  launch: Launch,
  placed: readonly PlacedService[],
  inputs: ServiceEnvInputs,
  watch: boolean,
): Promise<void> {
  const running = placed.map((place) => ({ ...place, process: processOf(place, launch, inputs, watch) }));
  for (const turn of [3, 2, 1] as const) {
    const members = running.filter(({ service }) => service.stopTurn === turn);
    launch.cleanup.add(async () => {
      await Promise.all(members.map(({ process }) => process.stop()));
    });
  }
  await launch.progress.step('Services', async (detail) => {
    const waiting = new Set(placed.map(({ service }) => service.name));
    detail(`starting ${[...waiting].join(', ')}`);
    await Promise.all(running.map(({ process }) => process.start()));
    await Promise.all(
      running.map(async ({ service, process, url }) => {
        await waitUntilReady(process, url, launch.signal);
        waiting.delete(service.name);
        detail(waiting.size > 0 ? `waiting for ${[...waiting].join(', ')}` : `${placed.length} ready`);
      }),
    );
  });
  launch.progress.note(`Logs: ${logFileOf(launch.folders.logsDir, '<service>')}`);
}
