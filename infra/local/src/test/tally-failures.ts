import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The parts of Jest's --json report that tell what failed. */
export interface JestFile {
  /** The file's absolute path. */
  name: string;
  status: string;
  /** For a file that could not be loaded, why. */
  message: string;
  assertionResults: readonly {
    fullName: string;
    status: string;
    failureMessages: readonly string[] | null;
  }[];
}

/** The parts of Playwright's JSON report that tell what failed: files hold groups, those hold more. */
export interface PlaywrightSuite {
  title: string;
  specs: readonly {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: readonly { status: string; results: readonly { errors: readonly PlaywrightError[] }[] }[];
  }[];
  suites?: readonly PlaywrightSuite[];
}

export interface PlaywrightError {
  message?: string;
}

/** Of one failure. */
const MOST_LINES = 5;
const LONGEST_LINE = 200;
const STACK = /^\s+at /;
/** What Jest puts above a message of its own. */
const HEADING = /^\s*● /;

function firstLines(message: string): string[] {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !STACK.test(line) && !HEADING.test(line))
    .slice(0, MOST_LINES)
    .map((line) => line.trim())
    .map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line));
}

/** A failure as it is shown: where, and below it what. */
export function describedFailure(where: string, message = ''): string {
  return [where, ...firstLines(message).map((line) => `    ${line}`)].join('\n');
}

/** @param root paths are shown from here */
export function jestFailures(files: readonly JestFile[], root: string): string[] {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [describedFailure(file, message)] : [];
    return failed.map(({ fullName, failureMessages }) =>
      describedFailure(`${file} › ${fullName}`, failureMessages?.[0]),
    );
  });
}

export function playwrightFailures(
  suites: readonly PlaywrightSuite[],
  errors: readonly PlaywrightError[],
): string[] {
  const outside = errors.map(({ message }) => describedFailure('outside the tests', message));
  // What stands at the top is the files, and a test's place names its file already.
  return [...outside, ...suites.flatMap((file) => failuresWithin(file, []))];
}

function failuresWithin({ specs, suites = [] }: PlaywrightSuite, groups: readonly string[]): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => {
      const failed = tests.find(({ status }) => status === 'unexpected');
      const [error] = failed?.results.flatMap(({ errors }) => errors) ?? [];
      return describedFailure([`${file}:${line}`, ...groups, title].join(' › '), error?.message);
    });
  return [...own, ...suites.flatMap((suite) => failuresWithin(suite, [...groups, suite.title]))];
}
