import {
  describedFailure,
  type JestFile,
  jestFailures,
  type PlaywrightError,
  playwrightFailures,
  type PlaywrightSuite,
} from './tally-failures.ts';

/** What one step of the test run came to. */
export interface Check {
  name: string;
  passed: number;
  failed: number;
  /** What failed and why, a few lines each; not all that failed is known by name. */
  failures: string[];
}

/** The parts of Jest's --json report that count. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not even be loaded: their tests are in no other number. */
  numRuntimeErrorTestSuites: number;
  testResults: readonly JestFile[];
}

/** The parts of Playwright's JSON report that count. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** What went wrong outside any test. */
  errors: readonly PlaywrightError[];
  suites: readonly PlaywrightSuite[];
}

/**
 * A step that is right or wrong as a whole.
 * @param why what broke it, where that is not in what it printed
 */
export function wholeCheck(name: string, succeeded: boolean, why?: string): Check {
  const failures = why === undefined ? [] : [describedFailure(name, why)];
  return { name, passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, failures };
}

/** A program that failed has failed, even if its report knows of no failure; so has one that left no report. */
function counted(check: Check, exitCode: number): Check {
  if (exitCode === 0 || check.failed > 0) return check;
  const why = `It ended with exit code ${exitCode} and named no test that failed.`;
  return { ...check, failed: 1, failures: [describedFailure(check.name, why)] };
}

/**
 * @param report undefined when Jest wrote none: it crashed, or (exit code 0) found no tests
 * @param root paths of files that failed are shown from here
 */
export function jestCheck(
  name: string,
  report: JestReport | undefined,
  exitCode: number,
  root: string,
): Check {
  if (!report) return counted({ name, passed: 0, failed: 0, failures: [] }, exitCode);
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const failures = jestFailures(report.testResults, root);
  return counted({ name, passed: report.numPassedTests, failed, failures }, exitCode);
}

export function playwrightCheck(name: string, report: PlaywrightReport | undefined, exitCode: number): Check {
  if (!report) return wholeCheck(name, false, 'It left no report.');
  const { expected, flaky, unexpected } = report.stats;
  const failed = unexpected + report.errors.length;
  const failures = playwrightFailures(report.suites, report.errors);
  return counted({ name, passed: expected + flaky, failed, failures }, exitCode);
}

function total(checks: readonly Check[]): { passed: number; failed: number } {
  const sum = (key: 'passed' | 'failed') => checks.reduce((all, check) => all + check[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

export function closingLine(checks: readonly Check[]): string {
  const { passed, failed } = total(checks);
  return `${passed} passed, ${failed} failed`;
}

/** A run in which nothing ran has shown nothing. */
export function exitCodeOf(checks: readonly Check[]): number {
  const { passed, failed } = total(checks);
  return failed > 0 || passed === 0 ? 1 : 0;
}

const MOST_SHOWN = 20;

/** All that failed and is known by name, for the end of a run; empty when nothing did. */
export function failuresText(checks: readonly Check[]): string {
  const all = checks.flatMap(({ failures }) => failures);
  const more = all.length > MOST_SHOWN ? [`… and ${all.length - MOST_SHOWN} more`] : [];
  return [...all.slice(0, MOST_SHOWN).map((failure) => `✘ ${failure}`), ...more].join('\n\n');
}
