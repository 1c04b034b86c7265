import { Module } from '@nestjs/common';
import { SitemapController } from './sitemap.controller.js';
import { SitemapRepository } from './sitemap.repository.js';

@Module({ controllers: [SitemapController], providers: [SitemapRepository] })
export class SitemapModule {}
