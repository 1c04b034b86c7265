import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaint } from './build/first-paint.ts';
import { installedApp } from './build/installed-app.ts';
import { precompress } from './build/precompress.ts';
import { preloadApp } from './build/preload-app.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { fontFileName, slimFonts } from './build/slim-fonts.ts';

const gateway = `http://127.0.0.1:${process.env.GATEWAY_PORT ?? '3000'}`;

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react({ compiler: true }),
    tailwindcss(),
    preloadApp(),
    preloadFonts(['fraunces-latin-opsz-normal', 'newsreader-latin-wght-normal', 'inter-latin-wght-normal']),
    slimFonts(),
    firstPaint(),
    installedApp(),
    precompress(),
  ],
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: {
      '/api': { target: gateway },
      '/media': { target: gateway },
      '/oidc': { target: gateway },
      '/graphiql': { target: gateway },
      '/graphql': { target: gateway, ws: true },
    },
  },
  build: {
    target: 'es2023',
    // The page's policy is `default-src 'self'`: nothing may be inlined as a data: URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.woff2') ? fontFileName : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            // Run one after the other by main.ts, each in a task of its own.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            {
              name: 'start',
              test: /install-prompt|shared\/first-paint|vite\/preload-helper|rolldown\/runtime/,
              priority: 3,
            },
            // What two pages share, cards among it, travels as one file instead of twenty; radix stays with the pages
            // that use it.
            {
              name: 'shared',
              test: /frontend\/src\/(shared\/(?!tokens|conversations|text|ui\/(dialog|menu))|features\/(?!home|daily-tokens|characters\/(member|use-unlock))|routes\/)|contracts|node_modules\/(lucide-react|@tanstack)/,
              priority: 1,
              minShareCount: 2,
            },
            // What only conversations and accounts need: the landing page does without it.
            { name: 'radix', test: /node_modules\/(@radix-ui|radix-ui)\//, priority: 1, minShareCount: 2 },
            {
              name: 'member',
              test: /frontend\/src\/shared\/(tokens|conversations|text|ui\/(dialog|menu))/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
