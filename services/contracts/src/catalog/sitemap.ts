/** What has a page of its own for everybody to find. */
export const SITEMAP_KINDS = ['characters', 'collections', 'events'] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** Entries of one part. */
export const SITEMAP_PART_SIZE = 10_000;

/** How many of each kind the public may see. */
export type SitemapSizesDto = Record<SitemapKind, number>;

/** Enough to name a page and say when it changed. */
export interface SitemapEntryDto {
  /** The slug of a character; the id of a collection or an event. */
  key: string;
  /** ISO 8601, UTC. */
  updatedAt: string;
}
