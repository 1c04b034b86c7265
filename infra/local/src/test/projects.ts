import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface Project {
  name: string;
  folder: string;
  hasJest: boolean;
}

/** Every package of the repository, by its folder's name. */
export function projectsOf(root: string): Project[] {
  const below = (folder: string) => readdirSync(join(root, folder)).map((name) => join(root, folder, name));
  return [...below('services'), join(root, 'frontend'), ...below('infra')]
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({
      name: basename(folder),
      folder,
      hasJest: existsSync(join(folder, 'jest.config.js')),
    }));
}
