import { Module } from '@nestjs/common';
import { AccountDeletionRepository } from './account-deletion.repository.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsRepository } from './accounts.repository.js';
import { AccountsService } from './accounts.service.js';

@Module({
  controllers: [AccountsController],
  providers: [AccountsService, AccountsRepository, AccountDeletionRepository],
})
export class AccountsModule {}
