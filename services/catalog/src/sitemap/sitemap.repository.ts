import { Injectable } from '@nestjs/common';
import type { SitemapKind, SitemapSizesDto } from '@parley/contracts/catalog/sitemap';
import { Database } from '@parley/kit/database/database';

interface SitemapRow {
  key: string;
  updatedAt: Date;
}

/** What the public may see; a collection without a published character has nothing to show. */
const PUBLIC: Record<SitemapKind, { key: string; from: string }> = {
  characters: { key: 't.slug', from: `characters t WHERE t.status = 'PUBLISHED'` },
  collections: {
    key: 't.id::text',
    from: `collections t WHERE EXISTS (
      SELECT FROM character_collections l JOIN characters c ON c.id = l.character_id
       WHERE l.collection_id = t.id AND c.status = 'PUBLISHED')`,
  },
  events: { key: 't.id::text', from: `events t WHERE t.status = 'PUBLISHED'` },
};

const countOf = (kind: SitemapKind) => `(SELECT count(*)::integer FROM ${PUBLIC[kind].from}) AS ${kind}`;

@Injectable()
export class SitemapRepository {
  constructor(private readonly database: Database) {}

  async countAll(): Promise<SitemapSizesDto> {
    const [sizes] = await this.database.run<SitemapSizesDto>({
      name: 'sitemap-sizes',
      text: `SELECT ${countOf('characters')}, ${countOf('collections')}, ${countOf('events')}`,
    });
    return sizes!;
  }

  /** By id, so that a part hardly changes when something is added. */
  list(kind: SitemapKind, { offset, limit }: { offset: number; limit: number }): Promise<SitemapRow[]> {
    const { key, from } = PUBLIC[kind];
    return this.database.run<SitemapRow>(
      {
        name: `sitemap-${kind}`,
        text: `SELECT ${key} AS key, t.updated_at AS "updatedAt" FROM ${from} ORDER BY t.id OFFSET $1 LIMIT $2`,
      },
      [offset, limit],
    );
  }
}
