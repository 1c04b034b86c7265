import { LaunchError } from '../launch-error.ts';
import type { Project } from './projects.ts';

/** What a test run does, in this order. */
export interface TestPlan {
  lint: boolean;
  types: boolean;
  jest: readonly Project[];
  browser: boolean;
}

/** `npm test` is everything; `npm test -- chat e2e` is the tests of chat and those in the browser. */
export function planOf(names: readonly string[], projects: readonly Project[]): TestPlan {
  const testable = projects.filter(({ hasJest }) => hasJest);
  if (names.length === 0) return { lint: true, types: true, jest: testable, browser: true };
  const known = ['lint', 'types', 'e2e', ...testable.map(({ name }) => name)];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new LaunchError(`There are no tests called ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  }
  return {
    lint: names.includes('lint'),
    types: names.includes('types'),
    jest: testable.filter(({ name }) => names.includes(name)),
    browser: names.includes('e2e'),
  };
}
