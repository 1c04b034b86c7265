import { existsSync, globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Project } from './projects.ts';
import { type JestReport, jestCheck } from './tally.ts';
import { heading, runShown, testEnvironment, type TestRun } from './test-run.ts';
import type { StoresForTests } from './test-stores.ts';

/** More than two processors: tests wait now and then, and a project ends with its slowest file alone. */
const AT_A_TIME = 3;
/** Of each project: test files share the stores: fifteen databases of Redis, two hundred connections to PostgreSQL. */
const MOST_WORKERS = 2;
const LONGEST_MS = 20 * 60_000;

async function runProject(run: TestRun, project: Project, stores: StoresForTests): Promise<void> {
  const reportFile = join(run.scratchDir, `jest-${project.name}.json`);
  const jest = join(run.root, 'node_modules', 'jest', 'bin', 'jest.js');
  const report = ['--json', '--outputFile', reportFile];
  const workers = Math.max(1, Math.min(availableParallelism() - 1, MOST_WORKERS));
  const options = ['--rootDir', project.folder, '--passWithNoTests', '--maxWorkers', String(workers)];
  const { code } = await runShown(
    run,
    {
      command: process.execPath,
      args: ['--experimental-vm-modules', jest, ...options, ...report],
      cwd: project.folder,
      env: testEnvironment(process.env, {
        TEST_DATABASE_URL: stores.databaseUrl,
        TEST_REDIS_URL: stores.redisUrl,
        ...(stores.runDir && { TEST_RUN_DIR: stores.runDir }),
      }),
      timeoutMs: LONGEST_MS,
    },
    `[${project.name}] `,
  );
  const written = existsSync(reportFile)
    ? (JSON.parse(readFileSync(reportFile, 'utf8')) as JestReport)
    : undefined;
  run.record(jestCheck(project.name, written, code, run.root));
}

/** About how long its tests take, beside others. */
const filesOf = ({ folder }: Project) => globSync('{src,test}/**/*.spec.{ts,tsx}', { cwd: folder }).length;

/** Jest in every project, some at a time; the longest first, so that none is left over at the end. */
export async function runJest(
  run: TestRun,
  projects: readonly Project[],
  stores: StoresForTests,
): Promise<void> {
  heading(`Jest: ${projects.map(({ name }) => name).join(', ')}`);
  const files = new Map(projects.map((project) => [project, filesOf(project)]));
  const waiting = projects.toSorted((one, other) => files.get(other)! - files.get(one)!);
  const work = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift())
      await runProject(run, project, stores);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}
