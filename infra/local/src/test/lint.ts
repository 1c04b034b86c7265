import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wholeCheck } from './tally.ts';
import { heading, runShown, type TestRun } from './test-run.ts';

/** The steps of `npm run lint`, one by one: each is a check, and a failing one does not hide the next. */
export function lintSteps(scripts: Record<string, string>): string[] {
  return [...(scripts.lint ?? '').matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] as string);
}

export async function lint(run: TestRun): Promise<void> {
  const { scripts } = JSON.parse(readFileSync(join(run.root, 'package.json'), 'utf8'));
  for (const step of lintSteps(scripts)) {
    heading(step);
    const { code } = await runShown(run, {
      command: 'npm',
      args: ['run', '--silent', step],
      timeoutMs: 300_000,
    });
    run.record(wholeCheck(step, code === 0));
  }
}
