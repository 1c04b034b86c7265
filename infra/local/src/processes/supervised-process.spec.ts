import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DataFolders, dataFolders } from '../paths.ts';
import { endLeftovers } from './end-leftovers.ts';
import { readPidFile, writePidFile } from './pid-file.ts';
import { isRunning } from './process-identity.ts';
import { restartDelayMs, SupervisedProcess } from './supervised-process.ts';

const LIVES = 'setInterval(() => {}, 1000)';

async function until(condition: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 10_000; !condition();) {
    if (Date.now() > deadline) throw new Error('It did not come to that.');
    await sleep(20);
  }
}

describe('SupervisedProcess', () => {
  let folders: DataFolders;
  const started: SupervisedProcess[] = [];

  beforeEach(() => {
    folders = dataFolders(realpathSync(mkdtempSync(join(tmpdir(), 'parley-supervised-spec-'))));
    mkdirSync(folders.runDir);
    mkdirSync(folders.logsDir);
  });

  afterEach(async () => {
    await Promise.all(started.splice(0).map((process) => process.stop()));
    rmSync(folders.dataDir, { recursive: true });
  });

  const supervise = (script: string, stopWaitMs = 5000) => {
    const supervised = new SupervisedProcess(
      {
        name: 'thing',
        command: process.execPath,
        args: ['-e', script],
        cwd: '/',
        env: process.env,
        stopSignal: 'SIGTERM',
        stopWaitMs,
      },
      folders,
    );
    started.push(supervised);
    return supervised;
  };
  const pid = () => readPidFile(join(folders.runDir, 'thing.pid'));

  it('starts a killed process again, writes its new pid and says why', async () => {
    const thing = supervise(LIVES);
    const told: string[] = [];
    thing.onRestart = (name, cause) => told.push(`${name}: ${cause}`);
    await thing.start();
    const first = pid() as number;

    process.kill(first, 'SIGKILL');
    await until(() => told.length > 0);

    expect(told).toEqual(['thing: SIGKILL']);
    expect(pid()).not.toBe(first);
    expect(isRunning(pid() as number)).toBe(true);
  });

  it('stops it for good, by force where asking does not help', async () => {
    const thing = supervise(
      `process.on('SIGTERM', () => console.log('no')); console.log('up'); ${LIVES}`,
      300,
    );
    await thing.start();
    const running = pid() as number;
    await until(() => readFileSync(thing.logFile, 'utf8').includes('up'));

    await thing.stop();

    expect(readFileSync(thing.logFile, 'utf8')).toContain('no');
    expect(isRunning(running)).toBe(false);
    expect(pid()).toBeUndefined();
  });

  it('counts deaths in a row', async () => {
    const thing = supervise('process.exit(3)');
    await thing.start();
    await until(() => thing.deathsInARow >= 2);
  });

  it('waits longer from death to death, up to five seconds', () => {
    expect([1, 2, 3, 4, 5, 6, 50].map(restartDelayMs)).toEqual([200, 400, 800, 1600, 3200, 5000, 5000]);
  });

  it('leaves behind what the next launch finds and ends, and nothing that is not its own', async () => {
    const thing = supervise(LIVES);
    await thing.start();
    const left = pid() as number;
    // A number that has passed on to somebody else: this very test.
    writePidFile(join(folders.runDir, 'other.pid'), process.pid);

    const [ended] = await Promise.all([endLeftovers(folders), thing.stop()]);

    expect(ended).toEqual(['thing']);
    expect(isRunning(left)).toBe(false);
    expect(readPidFile(join(folders.runDir, 'other.pid'))).toBeUndefined();
  });
});
