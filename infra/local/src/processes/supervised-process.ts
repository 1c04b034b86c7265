import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import type { DataFolders } from '../paths.ts';
import { endProcess } from './end-process.ts';
import { logFileOf, rotateLog } from './log-file.ts';
import { pidFileOf, removePidFile, writePidFile } from './pid-file.ts';
import { OWNER_VARIABLE } from './process-identity.ts';

export interface ProcessSpec {
  /** Names the pid file and the log. */
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  stopSignal: NodeJS.Signals;
  /** How long it may take over stopping before it is killed. */
  stopWaitMs: number;
  /** Runs before every start, restarts included. */
  beforeStart?: () => void | Promise<void>;
}

const FIRST_DELAY_MS = 200;
const LONGEST_DELAY_MS = 5000;
/** A process that held out this long has earned a fresh start of the delays. */
const SETTLED_MS = 30_000;

/** The delay before the nth restart in a row. */
export function restartDelayMs(deathsInARow: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** Math.max(0, deathsInARow - 1), LONGEST_DELAY_MS);
}

/** Starts a process, writes its pid and its log, and starts it again whenever it dies, until it is stopped. */
export class SupervisedProcess {
  readonly name: string;
  readonly logFile: string;
  /** Deaths since it last ran long enough to be called settled. */
  deathsInARow = 0;
  /** Told after each restart, with how the process before ended. */
  onRestart: (name: string, cause: string) => void = () => {};

  #spec: ProcessSpec;
  #folders: DataFolders;
  #child?: ChildProcess;
  #timer?: NodeJS.Timeout;
  #wanted = false;
  #startedAt = 0;

  constructor(spec: ProcessSpec, folders: DataFolders) {
    this.name = spec.name;
    this.logFile = logFileOf(folders.logsDir, spec.name);
    this.#spec = spec;
    this.#folders = folders;
  }

  async start(): Promise<void> {
    this.#wanted = true;
    rotateLog(this.logFile);
    await this.#spawn();
  }

  async stop(): Promise<void> {
    this.#wanted = false;
    clearTimeout(this.#timer);
    const pid = this.#child?.pid;
    if (pid) await endProcess(pid, this.#spec.stopSignal, this.#spec.stopWaitMs);
    removePidFile(this.#pidFile);
  }

  get #pidFile(): string {
    return pidFileOf(this.#folders.runDir, this.name);
  }

  async #spawn(): Promise<void> {
    await this.#spec.beforeStart?.();
    if (!this.#wanted) return;
    const { command, args, cwd, env } = this.#spec;
    const log = openSync(this.logFile, 'a');
    // A process group of its own: a terminal's Ctrl-C reaches the launcher alone, which then stops all in order.
    const child = spawn(command, args, {
      cwd,
      env: { ...env, [OWNER_VARIABLE]: this.#folders.dataDir },
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.#child = child;
    this.#startedAt = Date.now();
    if (child.pid) writePidFile(this.#pidFile, child.pid);
    child.once('error', (error) => this.#died(child, error.message));
    child.once('exit', (code, signal) => this.#died(child, signal ?? `exit code ${code}`));
  }

  #died(child: ChildProcess, cause: string): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    if (!this.#wanted) return;
    this.deathsInARow = Date.now() - this.#startedAt > SETTLED_MS ? 1 : this.deathsInARow + 1;
    this.#timer = setTimeout(() => void this.#startAgain(cause), restartDelayMs(this.deathsInARow));
  }

  async #startAgain(cause: string): Promise<void> {
    try {
      await this.#spawn();
      if (this.#wanted) this.onRestart(this.name, cause);
    } catch (error) {
      // What prepares the start failed; that too is tried again.
      const text = error instanceof Error ? error.message : String(error);
      this.deathsInARow += 1;
      this.#timer = setTimeout(() => void this.#startAgain(text), restartDelayMs(this.deathsInARow));
    }
  }
}
