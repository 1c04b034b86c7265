import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { UnlockModule } from '../unlock/unlock.module.js';
import { ExportController } from './export.controller.js';
import { ExportService } from './export.service.js';

@Module({
  imports: [LedgerModule, UnlockModule],
  controllers: [ExportController],
  providers: [ExportService],
})
export class ExportModule {}
