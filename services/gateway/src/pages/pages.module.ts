import { Module } from '@nestjs/common';
import { Pages } from './pages.js';

@Module({ providers: [Pages] })
export class PagesModule {}
