import { spawn } from 'node:child_process';

/**
 * Runs a program of ours with our own terminal. It is in our process group, so Ctrl-C reaches it directly; a signal
 * meant for us alone is handed on. It cleans up after itself, so it is waited for, however long that takes.
 */
export function runForeground(
  command: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit' });
  const handOn = () => void child.kill('SIGTERM');
  signal.addEventListener('abort', handOn);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      signal.removeEventListener('abort', handOn);
      resolve(code ?? 1);
    });
  });
}
