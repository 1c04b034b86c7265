import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../build.ts';
import { Cleanup } from '../cleanup.ts';
import { LaunchError } from '../launch-error.ts';
import { repositoryRoot } from '../paths.ts';
import { progressTo } from '../progress.mjs';
import { StopRequest } from '../stop-signal.ts';
import { runBrowserTests } from './browser.ts';
import { runJest } from './jest.ts';
import { lint } from './lint.ts';
import { projectsOf } from './projects.ts';
import { type Check, closingLine, exitCodeOf, failuresText, wholeCheck } from './tally.ts';
import { planOf, type TestPlan } from './test-plan.ts';
import type { TestRun } from './test-run.ts';
import { openTestStores, sweepAbandoned } from './test-stores.ts';
import { checkTypes } from './types.ts';

const LONGEST_MS = 50 * 60_000;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A step that breaks off is a failed check, and the next one still runs. */
async function attempt(run: TestRun, name: string, step: () => Promise<void>): Promise<boolean> {
  try {
    await step();
    return true;
  } catch (error) {
    run.signal.throwIfAborted();
    console.error(error instanceof LaunchError ? `\n${error.message}` : error);
    run.record(wholeCheck(name, false, messageOf(error)));
    return false;
  }
}

async function jestWithStores(run: TestRun, plan: TestPlan): Promise<void> {
  const cleanup = new Cleanup();
  try {
    const stores = await openTestStores(run.progress, cleanup, run.signal);
    await runJest(run, plan.jest, stores);
  } finally {
    await cleanup.run();
  }
}

async function carryOut(plan: TestPlan, run: TestRun): Promise<void> {
  await sweepAbandoned(run.progress);
  if (!(await attempt(run, 'build', () => ensureBuilt(run.progress, run.signal)))) return;
  if (plan.lint) await attempt(run, 'lint', () => lint(run));
  if (plan.types) await attempt(run, 'types', () => checkTypes(run));
  if (plan.jest.length > 0) await attempt(run, 'Jest', () => jestWithStores(run, plan));
  if (plan.browser) await attempt(run, 'e2e', () => runBrowserTests(run));
}

function summary(checks: readonly Check[]): string {
  const width = Math.max(...checks.map(({ name }) => name.length));
  return checks
    .map(({ name, passed, failed }) => {
      const mark = failed > 0 ? '✘' : '✔';
      return `${mark} ${name.padEnd(width)}  ${passed} of ${passed + failed}`;
    })
    .join('\n');
}

/** `npm test`: everything, or the parts that are named. The last line says what it came to. */
export async function runTests(args: readonly string[], stop: AbortSignal): Promise<number> {
  const checks: Check[] = [];
  const cleanup = new Cleanup();
  const signal = AbortSignal.any([stop, AbortSignal.timeout(LONGEST_MS)]);
  try {
    const scratchDir = mkdtempSync(join(tmpdir(), 'parley-reports-'));
    cleanup.add(() => rmSync(scratchDir, { recursive: true, force: true }));
    const record = (check: Check) => void checks.push(check);
    const progress = progressTo(process.stdout);
    const run: TestRun = { root: repositoryRoot, scratchDir, progress, cleanup, signal, record };
    await carryOut(planOf(args, projectsOf(repositoryRoot)), run);
  } catch (error) {
    const why =
      signal.reason instanceof StopRequest
        ? 'Interrupted.'
        : `Not done within ${LONGEST_MS / 60_000} minutes.`;
    checks.push(wholeCheck('the whole run', false, signal.aborted ? why : messageOf(error)));
    console.error(signal.aborted ? `\n${why}` : error instanceof LaunchError ? error.message : error);
  } finally {
    await cleanup.run();
  }
  const parts = [summary(checks), failuresText(checks), closingLine(checks)];
  console.log(`\n${parts.filter((part) => part !== '').join('\n\n')}`);
  return stop.aborted ? 130 : exitCodeOf(checks);
}
