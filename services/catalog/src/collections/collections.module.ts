import { Module } from '@nestjs/common';
import { CollectionsController } from './collections.controller.js';
import { CollectionsRepository } from './collections.repository.js';

@Module({ controllers: [CollectionsController], providers: [CollectionsRepository] })
export class CollectionsModule {}
