import { type Plugin, type ResolvedConfig, runnerImport } from 'vite';

type FirstPaint = typeof import('../src/first-paint.tsx');

/** Lays `first-paint.html` beside the page: the still of the landing page that the gateway sends with it. */
export function firstPaint(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'parley:first-paint',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      const { module } = await runnerImport<FirstPaint>('/src/first-paint.tsx', {
        root: config.root,
        configFile: false,
        logLevel: 'error',
        ssr: { external: ['react', 'react-dom', 'react-dom/server'] },
      });
      this.emitFile({ type: 'asset', fileName: 'first-paint.html', source: module.firstPaintMarkup() });
    },
  };
}
