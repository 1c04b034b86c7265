import {
  SITEMAP_KINDS,
  SITEMAP_PART_SIZE,
  type SitemapKind,
  type SitemapSizesDto,
} from '@parley/contracts/catalog/sitemap';

/** A stretch of entries that is asked for at once; parts count from 1. */
export interface SitemapPart {
  kind: SitemapKind;
  part: number;
}

/** The file of the static pages. */
export const STATIC_PART = 'pages';

/** All parts, in the order in which they are listed. */
export function partsOf(sizes: SitemapSizesDto): SitemapPart[] {
  return SITEMAP_KINDS.flatMap((kind) =>
    Array.from({ length: Math.ceil(sizes[kind] / SITEMAP_PART_SIZE) }, (_, index) => ({
      kind,
      part: index + 1,
    })),
  );
}

export function pathOfPart({ kind, part }: SitemapPart): string {
  return `/sitemaps/${kind}-${part}.xml`;
}

/** The part that a file name names: "events-2.xml"; null for any other name. */
export function partNamed(file: string): SitemapPart | null {
  const [, kind, part] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(file) ?? [];
  const known = SITEMAP_KINDS.find((candidate) => candidate === kind);
  return known ? { kind: known, part: Number(part) } : null;
}
