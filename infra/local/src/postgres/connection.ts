import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { LaunchError } from '../launch-error.ts';

/** Postgres error codes: https://www.postgresql.org/docs/18/errcodes-appendix.html */
const UNKNOWN_DATABASE = '3D000';
const EXISTS_ALREADY = '42P04';
const WRONG_PASSWORD = '28P01';

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? '';
}

async function query(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // A connection that breaks outside a query would otherwise end this process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => {});
  }
}

async function createDatabase(url: string): Promise<void> {
  const maintenance = new URL(url);
  const name = decodeURIComponent(maintenance.pathname.slice(1));
  maintenance.pathname = '/postgres';
  try {
    await query(maintenance.href, `CREATE DATABASE "${name.replaceAll('"', '""')}"`);
  } catch (error) {
    if (codeOf(error) !== EXISTS_ALREADY) throw error;
  }
}

/** Throws while the server is not there yet; makes the database when that is all that is missing. */
export async function connectOnce(url: string): Promise<void> {
  try {
    await query(url, 'SELECT 1');
  } catch (error) {
    if (codeOf(error) !== UNKNOWN_DATABASE) throw error;
    await createDatabase(url);
    await query(url, 'SELECT 1');
  }
}

/** Waits through the start, which after a crash includes recovery. */
export async function waitForDatabase(url: string, withinMs: number, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    signal.throwIfAborted();
    try {
      return await connectOnce(url);
    } catch (error) {
      if (codeOf(error) === WRONG_PASSWORD || Date.now() > deadline) throw refusal(url, error);
    }
    await sleep(50, undefined, { signal });
  }
}

function refusal(url: string, error: unknown): LaunchError {
  const { host } = new URL(url);
  const text = error instanceof Error ? error.message || codeOf(error) : String(error);
  const hint =
    codeOf(error) === WRONG_PASSWORD ? '\nIs DATA_DIR/secrets.json the one the database was made with?' : '';
  return new LaunchError(`PostgreSQL at ${host} cannot be used: ${text}${hint}`);
}

/** The same database, entered as one service's own role. */
export function urlForRole(adminUrl: string, role: string, password: string): string {
  const url = new URL(adminUrl);
  url.username = role;
  url.password = password;
  return url.href;
}
