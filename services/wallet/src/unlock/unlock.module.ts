import { Module } from '@nestjs/common';
import { CharactersModule } from '../characters/characters.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { UnlockController } from './unlock.controller.js';
import { UnlockRepository } from './unlock.repository.js';
import { UnlockService } from './unlock.service.js';

@Module({
  imports: [CharactersModule, LedgerModule],
  controllers: [UnlockController],
  providers: [UnlockService, UnlockRepository],
  exports: [UnlockService],
})
export class UnlockModule {}
