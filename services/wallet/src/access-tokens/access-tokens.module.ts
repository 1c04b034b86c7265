import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { AccessTokensController } from './access-tokens.controller.js';
import { AccessTokensRepository } from './access-tokens.repository.js';
import { AccessTokensService } from './access-tokens.service.js';

@Module({
  imports: [LedgerModule],
  controllers: [AccessTokensController],
  providers: [AccessTokensService, AccessTokensRepository],
})
export class AccessTokensModule {}
