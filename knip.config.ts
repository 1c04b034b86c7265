import type { KnipConfig } from 'knip';

/** Dead code: files, exports and packages that nothing uses. */
const config: KnipConfig = {
  workspaces: {
    '.': { entry: ['.jest/*.js'] },
    'services/contracts': { entry: ['src/**/*.ts'], project: ['src/**/*.ts'] },
    'services/kit': { entry: ['src/testing/*.ts'], project: ['src/**/*.ts', 'test/**/*.ts'] },
    'services/*': {
      entry: ['src/{main,worker,migrate,write-schema}.ts', 'test/**/*.spec.ts'],
      project: ['src/**/*.ts', 'test/**/*.ts'],
    },
    'services/media': {
      entry: ['src/main.ts', 'test/**/*.spec.ts'],
      project: ['src/**/*.ts', 'test/**/*.ts'],
      // Found by createRequire: a typeface and icons, no modules.
      ignoreDependencies: ['@fontsource-variable/fraunces', 'lucide-static'],
    },
    'services/identity': {
      entry: ['src/{main,migrate}.ts', 'test/**/*.spec.ts'],
      project: ['src/**/*.ts', 'test/**/*.ts'],
      // Found by createRequire: typefaces, no modules.
      ignoreDependencies: ['@fontsource-variable/fraunces', '@fontsource-variable/inter'],
    },
    frontend: {
      entry: [
        'src/routes/**/*.tsx',
        'src/service-worker/sw.ts',
        'src/first-paint.tsx',
        'e2e/**/*.spec.ts',
        'test/*',
      ],
      project: ['src/**/*.{ts,tsx,css}', 'e2e/**/*.ts', 'build/*.ts'],
      // Named in stylesheets only.
      ignoreDependencies: ['@fontsource-variable/.*'],
    },
    'infra/local': { entry: ['run.mjs', 'src/{cli,backends,bench}.ts'], project: ['**/*.{ts,mjs}'] },
    'infra/bench': {
      entry: ['src/main.ts', 'src/yardstick/main.ts', 'src/**/*.spec.ts'],
      project: ['**/*.ts'],
    },
  },
};

export default config;
