import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../paths.ts';
import { type Project, projectsOf } from './projects.ts';
import { wholeCheck } from './tally.ts';
import { heading, runShown, type TestRun } from './test-run.ts';

/** The build leaves a service's tests out; this takes them in, with everything else as the service has it. */
function testTypesConfig(root: string, folder: string): object {
  return {
    extends: join(folder, 'tsconfig.json'),
    compilerOptions: {
      noEmit: true,
      declaration: false,
      rootDir: root,
      types: ['node', 'jest'],
      typeRoots: [join(root, 'node_modules', '@types')],
    },
    include: [join(folder, 'src'), join(folder, 'test')],
    exclude: [],
  };
}

/** A service's config, widened to its tests; the other packages' own, which have them in already. */
function configFor(root: string, { name, folder }: Project): string {
  if (!folder.startsWith(join(root, 'services'))) return join(folder, 'tsconfig.json');
  const file = join(cacheFolder, 'types', `${name}.json`);
  mkdirSync(join(cacheFolder, 'types'), { recursive: true });
  writeFileSync(file, JSON.stringify(testTypesConfig(root, folder)));
  return file;
}

export async function checkTypes(run: TestRun): Promise<void> {
  const projects = projectsOf(run.root).filter(({ folder }) => existsSync(join(folder, 'tsconfig.json')));
  heading('types, tests included');
  for (const project of projects) {
    const args = ['-p', configFor(run.root, project), '--noEmit'];
    const { code } = await runShown(run, { command: 'tsc', args, timeoutMs: 300_000 }, `[${project.name}] `);
    run.record(wholeCheck(`types of ${project.name}`, code === 0));
  }
}
