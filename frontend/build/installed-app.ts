import { VitePWA } from 'vite-plugin-pwa';

/** Paper, by day: tokens.css names it for the page, the manifest cannot read that. */
const PAPER = '#f6f0e4';

/** The web manifest, and the service worker of src/service-worker with the list of what it precaches. */
export function installedApp() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'sw.ts',
    registerType: 'prompt',
    // features/pwa registers it, once the page is idle.
    injectRegister: false,
    includeManifestIcons: false,
    manifest: {
      id: '/',
      name: 'Parley',
      short_name: 'Parley',
      description:
        'Sit down with the people of history: talk with scientists, rulers, artists and thinkers, portrayed by AI from the record of their lives.',
      lang: 'en',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: PAPER,
      theme_color: PAPER,
      categories: ['education', 'books', 'entertainment'],
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      shortcuts: [
        { name: 'Discover', url: '/discover', description: 'Everyone who can be met here' },
        { name: 'Today in History', url: '/events', description: 'What happened on this day' },
      ],
    },
    injectManifest: {
      target: 'es2023',
      rollupFormat: 'iife',
      injectionPoint: 'self.PRECACHED_FILES',
      globPatterns: [
        'index.html',
        'theme.js',
        'favicon.svg',
        'images/*.svg',
        'assets/*.{js,css}',
        // The letters of English; those of rarer scripts are kept when a page has needed them.
        'assets/*-latin-{wght,opsz}-*.woff2',
      ],
    },
  });
}
