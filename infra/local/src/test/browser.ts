import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Cleanup } from '../cleanup.ts';
import { launchParley, type RunningParley } from '../launch-parley.ts';
import { freePort } from '../ports.ts';
import { readSettings } from '../settings.ts';
import { findChromium } from './chromium.ts';
import { type PlaywrightReport, playwrightCheck } from './tally.ts';
import { heading, runShown, testEnvironment, type TestRun } from './test-run.ts';
import { temporaryDataDir } from './test-stores.ts';

const LONGEST_MS = 30 * 60_000;

/** The product as `npm start` runs it, with a model that can be told to fail and without limits on haste. */
async function launchForTests(run: TestRun, dataDir: string, cleanup: Cleanup): Promise<RunningParley> {
  const { progress, signal } = run;
  const environment = testEnvironment(process.env, {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    UNDERSTUDY_FAULTS: 'on',
    RATE_LIMIT_PROFILE: 'off',
  });
  const settings = readSettings(environment, run.root);
  return launchParley({ settings, progress, signal, cleanup, durable: false, watch: false });
}

async function runPlaywright(
  run: TestRun,
  parley: RunningParley,
  browser: Record<string, string>,
): Promise<boolean> {
  const frontend = join(run.root, 'frontend');
  const reportFile = join(run.scratchDir, 'playwright.json');
  const { code } = await runShown(run, {
    command: process.execPath,
    args: [join(run.root, 'node_modules', '@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'],
    cwd: frontend,
    env: testEnvironment(process.env, {
      ...browser,
      BASE_URL: parley.publicUrl,
      UNDERSTUDY_URL: parley.urlOf('understudy') ?? '',
      RUN_DIR: parley.folders.runDir,
      ADMIN_EMAIL: parley.administrator?.email ?? '',
      ADMIN_PASSWORD: parley.administrator?.password ?? '',
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
    }),
    timeoutMs: LONGEST_MS,
  });
  const report = existsSync(reportFile)
    ? (JSON.parse(readFileSync(reportFile, 'utf8')) as PlaywrightReport)
    : undefined;
  const check = playwrightCheck('e2e', report, code);
  run.record(check);
  return check.failed === 0;
}

export async function runBrowserTests(run: TestRun): Promise<void> {
  heading('browser tests');
  const browser = await findChromium(run);
  const cleanup = new Cleanup();
  try {
    const dataDir = temporaryDataDir(cleanup);
    const parley = await launchForTests(run, dataDir, cleanup);
    if (await runPlaywright(run, parley, browser)) return;
    // What the services said is the other half of a failed journey; the rest of the folder goes.
    const kept = join(run.root, 'frontend', 'test-results', 'service-logs');
    cpSync(join(dataDir, 'logs'), kept, { recursive: true });
    run.progress.note(`The services' logs of this run: ${kept}`);
  } finally {
    await cleanup.run();
  }
}
