import { Module } from '@nestjs/common';
import { CollectionsController } from './collections.controller.js';
import { CollectionsResolver } from './collections.resolver.js';

@Module({ controllers: [CollectionsController], providers: [CollectionsResolver] })
export class CollectionsModule {}
