import {
  closingLine,
  exitCodeOf,
  failuresText,
  jestCheck,
  playwrightCheck,
  type PlaywrightReport,
  wholeCheck,
} from './tally.ts';
import type { JestFile } from './tally-failures.ts';

const ROOT = '/parley';
const jest = (passed: number, failed: number, broken = 0, testResults: JestFile[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numRuntimeErrorTestSuites: broken,
  testResults,
});
const playwright = (
  expected: number,
  unexpected: number,
  flaky = 0,
  more: Partial<PlaywrightReport> = {},
) => ({
  stats: { expected, unexpected, flaky },
  errors: [],
  suites: [],
  ...more,
});

describe('the closing line', () => {
  it('adds up every report and counts each whole step as one', () => {
    const checks = [
      wholeCheck('lint:code', true),
      wholeCheck('types of chat', false),
      jestCheck('chat', jest(30, 2), 1, ROOT),
      playwrightCheck('e2e', playwright(10, 1, 1), 1),
    ];
    expect(closingLine(checks)).toBe('42 passed, 4 failed');
    expect(exitCodeOf(checks)).toBe(1);
  });

  it('is a failure when nothing ran', () => {
    expect(closingLine([])).toBe('0 passed, 0 failed');
    expect(exitCodeOf([])).toBe(1);
  });

  it('is a success when all that ran passed', () => {
    expect(exitCodeOf([jestCheck('chat', jest(1, 0), 0, ROOT)])).toBe(0);
  });
});

describe('a report of Jest', () => {
  it('counts a file that could not be loaded as one failure', () => {
    expect(jestCheck('chat', jest(5, 0, 1), 1, ROOT)).toMatchObject({ passed: 5, failed: 1 });
  });

  it('does not hide that Jest itself failed', () => {
    expect(jestCheck('chat', jest(5, 0), 1, ROOT)).toMatchObject({ passed: 5, failed: 1 });
    expect(jestCheck('chat', undefined, 1, ROOT)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('may be missing in a project without tests', () => {
    expect(jestCheck('chat', undefined, 0, ROOT)).toMatchObject({ passed: 0, failed: 0 });
  });
});

describe('a report of Playwright', () => {
  it('counts errors outside the tests', () => {
    expect(
      playwrightCheck('e2e', playwright(3, 0, 0, { errors: [{ message: 'no such browser' }] }), 1).failed,
    ).toBe(1);
  });

  it('must not be missing', () => {
    expect(playwrightCheck('e2e', undefined, 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('what failed', () => {
  const test = (fullName: string, ...failureMessages: string[]) => ({
    fullName,
    status: failureMessages.length > 0 ? 'failed' : 'passed',
    failureMessages,
  });
  const file = (name: string, message: string, assertionResults: JestFile['assertionResults']) => ({
    name: `${ROOT}/services/chat/test/${name}`,
    status: 'failed',
    message,
    assertionResults,
  });

  it('is named with its file and the first lines of its message, without colours and stack', () => {
    const message = [
      'Error: \u001b[2mexpect(\u001b[22mreceived\u001b[2m)\u001b[22m.toBe(expected)',
      '',
      'Expected: \u001b[32m"error"\u001b[39m',
      `Received: "${'done'.repeat(100)}"`,
      '    at Object.<anonymous> (/parley/services/chat/test/adopting.spec.ts:135:60)',
      '    at async Promise.all (index 0)',
    ].join('\n');
    const tests = [test('signing in is easy'), test('signing in lets the reply go on', message)];
    const check = jestCheck('chat', jest(1, 1, 0, [file('adopting.spec.ts', 'all', tests)]), 1, ROOT);
    expect(check.failures).toEqual([
      [
        'services/chat/test/adopting.spec.ts › signing in lets the reply go on',
        '    Error: expect(received).toBe(expected)',
        '    Expected: "error"',
        `    Received: "${'done'.repeat(47)}d…`,
      ].join('\n'),
    ]);
  });

  it('has five lines of its message at most', () => {
    const message = Array.from({ length: 9 }, (_, line) => `line ${line}`).join('\n');
    const files = [file('racing.spec.ts', '', [test('races', message)])];
    const [failure] = jestCheck('chat', jest(0, 1, 0, files), 1, ROOT).failures;
    expect(failure!.split('\n')).toHaveLength(6);
    expect(failure).toMatch(/line 4$/);
  });

  it('may be a file that could not be loaded', () => {
    const message = "\u001b[1m  ● Test suite failed to run\u001b[22m\n\n    Cannot find module './gone.js'\n";
    const check = jestCheck('chat', jest(5, 0, 1, [file('broken.spec.ts', message, [])]), 1, ROOT);
    expect(check.failures).toEqual(["services/chat/test/broken.spec.ts\n    Cannot find module './gone.js'"]);
  });

  it('is found in groups within groups of the browser tests, with its line', () => {
    const spec = (title: string, line: number, message?: string) => ({
      title,
      file: 'chat.spec.ts',
      line,
      ok: message === undefined,
      tests: [
        {
          status: message === undefined ? 'expected' : 'unexpected',
          results: [{ errors: message === undefined ? [] : [{ message }] }],
        },
      ],
    });
    const inner = { title: 'on a phone', specs: [spec('is small', 30, 'Error: \u001b[31mlarge\u001b[39m')] };
    const outer = { title: 'a chat', specs: [spec('opens', 20)], suites: [inner] };
    const top = { title: 'chat.spec.ts', specs: [spec('starts', 10, 'Error: away')], suites: [outer] };
    const report = playwright(1, 2, 0, { suites: [top], errors: [{ message: 'no such browser' }] });
    expect(playwrightCheck('e2e', report, 1).failures).toEqual([
      'outside the tests\n    no such browser',
      'chat.spec.ts:10 › starts\n    Error: away',
      'chat.spec.ts:30 › a chat › on a phone › is small\n    Error: large',
    ]);
  });

  it('may be a program without a test that failed, or a step that broke off', () => {
    expect(jestCheck('chat', undefined, 1, ROOT).failures).toEqual([
      'chat\n    It ended with exit code 1 and named no test that failed.',
    ]);
    expect(wholeCheck('build', false, 'No space left.').failures).toEqual(['build\n    No space left.']);
  });

  it('is told at the end, twenty times at most, and not at all when nothing did', () => {
    const broken = (count: number) =>
      Array.from({ length: count }, (_, index) => wholeCheck(`step ${index}`, false, 'Broken.'));
    expect(failuresText(broken(2))).toBe('✘ step 0\n    Broken.\n\n✘ step 1\n    Broken.');
    expect(failuresText(broken(20))).not.toContain('more');
    expect(failuresText(broken(23))).toMatch(/✘ step 19\n {4}Broken\.\n\n… and 3 more$/);
    expect(failuresText([jestCheck('chat', jest(3, 0), 0, ROOT), wholeCheck('lint', false)])).toBe('');
  });
});
