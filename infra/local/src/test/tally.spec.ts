import { closingLine, exitCodeOf, jestCheck, playwrightCheck, wholeCheck } from './tally.ts';

const jest = (passed: number, failed: number, broken = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numRuntimeErrorTestSuites: broken,
});
const playwright = (expected: number, unexpected: number, flaky = 0, errors: unknown[] = []) => ({
  stats: { expected, unexpected, flaky },
  errors,
});

describe('the closing line', () => {
  it('adds up every report and counts each whole step as one', () => {
    const checks = [
      wholeCheck('lint:code', true),
      wholeCheck('types of chat', false),
      jestCheck('chat', jest(30, 2), 1),
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
    expect(exitCodeOf([jestCheck('chat', jest(1, 0), 0)])).toBe(0);
  });
});

describe('a report of Jest', () => {
  it('counts a file that could not be loaded as one failure', () => {
    expect(jestCheck('chat', jest(5, 0, 1), 1)).toMatchObject({ passed: 5, failed: 1 });
  });

  it('does not hide that Jest itself failed', () => {
    expect(jestCheck('chat', jest(5, 0), 1)).toMatchObject({ passed: 5, failed: 1 });
    expect(jestCheck('chat', undefined, 1)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('may be missing in a project without tests', () => {
    expect(jestCheck('chat', undefined, 0)).toMatchObject({ passed: 0, failed: 0 });
  });
});

describe('a report of Playwright', () => {
  it('counts errors outside the tests', () => {
    expect(playwrightCheck('e2e', playwright(3, 0, 0, ['no such browser']), 1).failed).toBe(1);
  });

  it('must not be missing', () => {
    expect(playwrightCheck('e2e', undefined, 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});
