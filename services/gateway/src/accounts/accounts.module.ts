import { Module } from '@nestjs/common';
import { AccountController } from './account.controller.js';
import { AccountExport } from './account-export.js';
import { AccountsResolver } from './accounts.resolver.js';
import { AccountsService } from './accounts.service.js';
import { CurrentUserController } from './current-user.controller.js';

@Module({
  controllers: [CurrentUserController, AccountController],
  providers: [AccountsService, AccountExport, AccountsResolver],
})
export class AccountsModule {}
