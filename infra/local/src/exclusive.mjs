/**
 * A name that one process on this machine can hold at a time. The kernel gives it back when the holder ends,
 * however it ends, so there is no stale lock to judge: an abstract Unix socket on Linux, a socket file elsewhere.
 */
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {{ release(): void }} Hold */

/** @param {string} name */
function addressOf(name) {
  const digest = createHash('sha256').update(name).digest('hex').slice(0, 32);
  return process.platform === 'linux' ? `\0parley-${digest}` : join(tmpdir(), `parley-${digest}.sock`);
}

/**
 * What the holder of a name says about itself; null when nobody answers.
 * @param {string} name
 * @returns {Promise<string | null>}
 */
export function holderOf(name) {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(addressOf(name));
    socket.setTimeout(2000, () => socket.destroy());
    socket.on('data', (chunk) => (text += chunk));
    socket.on('error', () => resolve(null));
    socket.on('close', () => resolve(text || null));
  });
}

/**
 * @param {string} address
 * @param {string} note
 * @returns {Promise<Hold | null>}
 */
function listenOn(address, note) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(note);
    });
    server.on('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(address, () => {
      server.unref();
      resolve({ release: () => void server.close() });
    });
  });
}

/**
 * Takes the name, or answers null when another process has it.
 * @param {string} name
 * @param {string} note what `holderOf` tells others meanwhile
 * @returns {Promise<Hold | null>}
 */
export async function takeExclusively(name, note) {
  const address = addressOf(name);
  const hold = await listenOn(address, note);
  if (hold || address.startsWith('\0') || (await holderOf(name)) !== null) return hold;
  rmSync(address, { force: true });
  return listenOn(address, note);
}

/**
 * Takes the name as soon as it is free.
 * @param {string} name
 * @param {(note: string) => void} onWait called once, when somebody else has it
 * @param {AbortSignal} [signal]
 * @returns {Promise<Hold>}
 */
export async function waitExclusively(name, onWait, signal) {
  for (let round = 0; ; round += 1) {
    signal?.throwIfAborted();
    const hold = await takeExclusively(name, `process ${process.pid}`);
    if (hold) return hold;
    if (round === 0) onWait((await holderOf(name)) ?? 'another process');
    await sleep(300, undefined, { signal });
  }
}
