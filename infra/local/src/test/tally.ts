/** What one step of the test run came to. */
export interface Check {
  name: string;
  passed: number;
  failed: number;
}

/** The parts of Jest's --json report that count. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not even be loaded: their tests are in no other number. */
  numRuntimeErrorTestSuites: number;
}

/** The parts of Playwright's JSON report that count. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** What went wrong outside any test. */
  errors: readonly unknown[];
}

/** A step that is right or wrong as a whole. */
export function wholeCheck(name: string, succeeded: boolean): Check {
  return { name, passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
}

/** A program that failed has failed, even if its report knows of no failure; so has one that left no report. */
function counted(name: string, passed: number, failed: number, exitCode: number): Check {
  return { name, passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

/** @param report undefined when Jest wrote none: it crashed, or (exit code 0) found no tests */
export function jestCheck(name: string, report: JestReport | undefined, exitCode: number): Check {
  if (!report) return counted(name, 0, 0, exitCode);
  return counted(
    name,
    report.numPassedTests,
    report.numFailedTests + report.numRuntimeErrorTestSuites,
    exitCode,
  );
}

export function playwrightCheck(name: string, report: PlaywrightReport | undefined, exitCode: number): Check {
  if (!report) return wholeCheck(name, false);
  const { expected, flaky, unexpected } = report.stats;
  return counted(name, expected + flaky, unexpected + report.errors.length, exitCode);
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
