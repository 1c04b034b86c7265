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
        // What is imported stands before who imports it; what the page names already is not named twice.
        const needed = new Set<string>();
        const known = chunks.find(({ isEntry }) => isEntry)?.imports ?? [];
        const add = (name: string) => {
          const chunk = chunks.find(({ fileName }) => fileName === name);
          if (!chunk || needed.has(name) || known.includes(name)) return;
          for (const imported of chunk.imports) add(imported);
          needed.add(name);
        };
        add(app.fileName);
        return [...needed].map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: '', href: `/${file}` },
          injectTo: 'head',
        }));
      },
    },
  };
}
