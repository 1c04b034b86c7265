import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { MOUNT } from '../provider/mount.js';

export interface Asset {
  body: Buffer;
  type: string;
}

const PATH = `${MOUNT}/assets`;
const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

const resolve = createRequire(import.meta.url).resolve;
const fontFile = (face: string, file: string) =>
  resolve(`@fontsource-variable/${face}/files/${face}-${file}-normal.woff2`);
const contentFile = (name: string) => new URL(`../../content/${name}`, import.meta.url);

const files = new Map<string, Asset>();

/** Takes a file in under a name with the hash of its content, so that browsers may keep it for ever. */
function publish(name: string, body: Buffer): string {
  const [stem, extension] = name.split('.') as [string, string];
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12);
  const file = `${stem}-${hash}.${extension}`;
  files.set(file, { body, type: TYPES[extension]! });
  return `${PATH}/${file}`;
}

const FONTS = {
  'fraunces.woff2': publish('fraunces.woff2', readFileSync(fontFile('fraunces', 'latin-opsz'))),
  'fraunces-ext.woff2': publish('fraunces-ext.woff2', readFileSync(fontFile('fraunces', 'latin-ext-opsz'))),
  'inter.woff2': publish('inter.woff2', readFileSync(fontFile('inter', 'latin-wght'))),
  'inter-ext.woff2': publish('inter-ext.woff2', readFileSync(fontFile('inter', 'latin-ext-wght'))),
};

function published(name: string): string {
  return publish(name, readFileSync(contentFile(name)));
}

/** The stylesheet names its files plainly; served, it names them as they are published. */
function publishedStyles(): string {
  const urls: Record<string, string> = { ...FONTS, 'engraving.svg': published('engraving.svg') };
  const styles = readFileSync(contentFile('page.css'), 'utf8').replace(
    /url\('([^']+)'\)/g,
    (_, name: string) => {
      if (!urls[name]) throw new Error(`page.css names a file that is not there: ${name}`);
      return `url('${urls[name]}')`;
    },
  );
  return publish('page.css', Buffer.from(styles));
}

/** Where browsers find what the pages need. */
export const ASSETS = {
  styles: publishedStyles(),
  theme: published('theme.js'),
  script: published('page.js'),
  icon: published('favicon.svg'),
  displayFace: FONTS['fraunces.woff2'],
  interfaceFace: FONTS['inter.woff2'],
} as const;

export const findAsset = (file: string): Asset | undefined => files.get(file);
