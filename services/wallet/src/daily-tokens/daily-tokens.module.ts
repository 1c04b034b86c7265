import { Module } from '@nestjs/common';
import { DailyTokensController } from './daily-tokens.controller.js';
import { DailyTokensRepository } from './daily-tokens.repository.js';
import { DailyTokensService } from './daily-tokens.service.js';

@Module({ controllers: [DailyTokensController], providers: [DailyTokensService, DailyTokensRepository] })
export class DailyTokensModule {}
