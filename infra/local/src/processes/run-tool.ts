import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { endGroup } from './end-process.ts';

export interface Tool {
  command: string;
  args: readonly string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Ends it early. */
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Gets each line as it comes; without it the output is only kept. */
  onLine?: (line: string) => void;
}

export interface ToolResult {
  /** The exit code; 1 when it was ended by a signal or could not be run. */
  code: number;
  /** The last of what it wrote, both streams. */
  output: string;
}

const KEPT_CHARACTERS = 200_000;
const END_WAIT_MS = 15_000;
const CLOSE_WAIT_MS = 3000;

/** Runs a program to its end, in a process group of its own, so that stopping it stops what it started as well. */
export async function runTool(tool: Tool): Promise<ToolResult> {
  tool.signal?.throwIfAborted();
  const child = spawn(tool.command, tool.args, {
    cwd: tool.cwd,
    env: tool.env ?? process.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (line: string) => {
    output = `${output}${line}\n`.slice(-KEPT_CHARACTERS);
    tool.onLine?.(line);
  };
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', keep);

  let ending: Promise<void> | undefined;
  const end = () => {
    if (child.pid) ending ??= endGroup(child.pid, 'SIGTERM', END_WAIT_MS);
  };
  const timer = tool.timeoutMs
    ? setTimeout(() => {
        keep(`It took longer than ${Math.round((tool.timeoutMs ?? 0) / 1000)} s and was ended.`);
        end();
      }, tool.timeoutMs)
    : undefined;
  tool.signal?.addEventListener('abort', end);
  try {
    const code = await new Promise<number>((resolve) => {
      child.once('error', (error) => {
        keep(error.message);
        resolve(1);
      });
      child.once('close', (exitCode) => resolve(exitCode ?? 1));
      // Something it left behind may hold its output open; that is not waited for.
      child.once('exit', (exitCode) => setTimeout(resolve, CLOSE_WAIT_MS, exitCode ?? 1).unref());
    });
    await ending;
    tool.signal?.throwIfAborted();
    return { code, output };
  } finally {
    clearTimeout(timer);
    tool.signal?.removeEventListener('abort', end);
  }
}

/** The last lines of an output, for a message about what went wrong. */
export function tailOf(output: string, lines: number): string {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}
