import { Controller, Get, Query } from '@nestjs/common';
import { catalogCalls } from '@parley/contracts/catalog/catalog.calls';
import { SitemapEntriesQuery } from '@parley/contracts/catalog/catalog.queries';
import {
  SITEMAP_PART_SIZE,
  type SitemapEntryDto,
  type SitemapSizesDto,
} from '@parley/contracts/catalog/sitemap';
import { SitemapRepository } from './sitemap.repository.js';

@Controller()
export class SitemapController {
  constructor(private readonly sitemap: SitemapRepository) {}

  @Get(catalogCalls.sitemapSizes.path)
  countAll(): Promise<SitemapSizesDto> {
    return this.sitemap.countAll();
  }

  @Get(catalogCalls.sitemapEntries.path)
  async list(@Query() { kind, part }: SitemapEntriesQuery): Promise<SitemapEntryDto[]> {
    const rows = await this.sitemap.list(kind, {
      offset: (part - 1) * SITEMAP_PART_SIZE,
      limit: SITEMAP_PART_SIZE,
    });
    return rows.map(({ key, updatedAt }) => ({ key, updatedAt: updatedAt.toISOString() }));
  }
}
