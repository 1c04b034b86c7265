import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtPackages, sourceStamp } from './build.ts';

describe('what a build reads', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'parley-build-spec-'));
    for (const folder of ['services/chat/src', 'services/chat/dist', 'services/chat/test', 'frontend']) {
      mkdirSync(join(root, folder), { recursive: true });
    }
    writeFileSync(join(root, 'services/chat/package.json'), '{"scripts":{"build":"tsc"}}');
    writeFileSync(join(root, 'services/chat/src/main.ts'), 'one');
    writeFileSync(join(root, 'package-lock.json'), '{}');
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it('has a stamp that a source changes and a result or a test does not', () => {
    const stamp = sourceStamp(root);
    writeFileSync(join(root, 'services/chat/dist/main.js'), 'built');
    writeFileSync(join(root, 'services/chat/test/chat.spec.ts'), 'test');
    expect(sourceStamp(root)).toBe(stamp);

    utimesSync(join(root, 'services/chat/src/main.ts'), 1, 1);
    const touched = sourceStamp(root);
    expect(touched).not.toBe(stamp);

    writeFileSync(join(root, 'services/chat/src/other.ts'), 'new');
    expect(sourceStamp(root)).not.toBe(touched);
  });

  it('is looked for in packages with a build', () => {
    expect(builtPackages(root).map(({ folder }) => folder)).toEqual([join(root, 'services/chat')]);
  });
});
