import { Module } from '@nestjs/common';
import { PageHeads } from './heads/page-heads.js';
import { Pages } from './pages.js';

@Module({ providers: [Pages, PageHeads] })
export class PagesModule {}
