import type { HtmlTagDescriptor, Plugin } from 'vite';

const APP = '/src/app.tsx';

/** Preloads the app and all that it imports from the head of index.html: main.ts runs them one after the other. */
export function preloadApp(): Plugin {
  return {
    name: 'parley:preload-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }): HtmlTagDescriptor[] {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const app = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(APP));
        if (!app) throw new Error(`No chunk was built from ${APP}`);
        const needed = new Set([app.fileName]);
        for (const name of needed) {
          for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
            needed.add(imported);
        }
        return [...needed].map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: '', href: `/${file}` },
          injectTo: 'head',
        }));
      },
    },
  };
}
