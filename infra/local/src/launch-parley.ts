import { join } from 'node:path';
import { type Administrator, administratorOf } from './administrator.ts';
import { type BackingStores, type Launch, openBackingStores } from './backing-stores.ts';
import { ensureBuilt } from './build.ts';
import type { Cleanup } from './cleanup.ts';
import { openDataDir } from './data-dir.ts';
import { type DataFolders, repositoryRoot } from './paths.ts';
import { assertPortFree, freePorts } from './ports.ts';
import type { Progress } from './progress.mjs';
import { migrate, type PlacedService, runServices } from './run-services.ts';
import { Secrets } from './secrets.ts';
import type { ServiceEnvInputs } from './service-env.ts';
import { type ServiceDefinition, SERVICES } from './services.ts';
import type { Settings } from './settings.ts';

export interface LaunchOptions {
  settings: Settings;
  progress: Progress;
  signal: AbortSignal;
  cleanup: Cleanup;
  /** Whether the data must outlive a power cut. */
  durable: boolean;
  /** Services start again when their built files change, and the gateway leaves settings.port to the frontend's server. */
  watch: boolean;
}

export interface RunningParley {
  /** Where people reach it. */
  publicUrl: string;
  folders: DataFolders;
  /** Where the launcher reaches one service; undefined for one that is left out. */
  urlOf: (service: string) => string | undefined;
  /** Who may enter the administration; undefined where people sign in at another issuer. */
  administrator: Administrator | undefined;
}

/** A host to listen on is not always one to call. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === 'localhost') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

async function place(
  services: readonly ServiceDefinition[],
  options: LaunchOptions,
): Promise<PlacedService[]> {
  const { settings, watch } = options;
  const ports = await freePorts(services.length);
  return services.map((service, index) => {
    const isDoor = service.name === 'gateway' && !watch;
    const host = isDoor ? settings.host : '127.0.0.1';
    const port = isDoor ? settings.port : (ports[index] as number);
    const folder = join(repositoryRoot, 'services', service.folder);
    return { service, folder, host, port, url: `http://${reachable(host)}:${port}` };
  });
}

function envInputs(
  settings: Settings,
  stores: BackingStores,
  secrets: Secrets,
  administrator: Administrator,
  urlOf: (service: string) => string,
): ServiceEnvInputs {
  const publicUrl = `http://localhost:${settings.port}`;
  return {
    environment: settings.environment,
    logLevel: settings.logLevel,
    stores,
    passwordOf: (name) => secrets.passwordOf(name),
    surroundings: {
      urlOf,
      publicUrl,
      frontendDir: join(repositoryRoot, 'frontend', 'dist'),
      issuer: settings.issuer ?? {
        // Accounts hang on this name: another PORT or PUBLIC_URL later must not make everybody a stranger.
        url: secrets.firstOf('oidc-issuer', `${new URL(settings.publicUrl ?? publicUrl).origin}/oidc`),
        clientId: 'parley',
        clientSecret: secrets.passwordOf('oidc-client'),
      },
      administrator,
      secretOf: (name) => secrets.passwordOf(name),
      onlyOrigin: settings.publicUrl,
      model: settings.model ?? {
        baseUrl: `${urlOf('understudy')}/v1`,
        apiKey: 'understudy',
        chatModel: settings.environment.OPENAI_CHAT_MODEL || 'parley-understudy',
      },
    },
  };
}

/** The whole product, from an empty folder to ready. What is to be undone is put on `cleanup` as it is done. */
export async function launchParley(options: LaunchOptions): Promise<RunningParley> {
  const { settings, progress, signal, cleanup } = options;
  const folders = await openDataDir(settings.dataDir, cleanup, progress);
  await assertPortFree(settings.port, settings.host);
  await ensureBuilt(progress, signal);

  const launch: Launch = {
    folders,
    secrets: new Secrets(folders.dataDir),
    progress,
    signal,
    cleanup,
    onRestart: (name, cause) => progress.note(`${name} ended (${cause}) and was started again.`),
  };
  const stores = await openBackingStores(launch, settings, options.durable);

  const wanted = SERVICES.filter(
    (service) =>
      !(service.standsInForModel && settings.model) && !(service.standsInForIssuer && settings.issuer),
  );
  const placed = await place(wanted, options);
  const urlOf = (name: string) => placed.find(({ service }) => service.name === name)?.url;
  const administrator = administratorOf(settings, launch.secrets);
  const inputs = envInputs(settings, stores, launch.secrets, administrator, (name) => urlOf(name) ?? '');
  await migrate(launch, join(repositoryRoot, 'services'), inputs);
  await runServices(launch, placed, inputs, options.watch);
  return {
    publicUrl: inputs.surroundings.publicUrl,
    folders,
    urlOf,
    administrator: settings.issuer ? undefined : administrator,
  };
}
