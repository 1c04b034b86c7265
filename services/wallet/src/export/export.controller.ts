import { Controller, Get } from '@nestjs/common';
import type { WalletExportDto } from '@parley/contracts/wallet/wallet';
import { walletCalls } from '@parley/contracts/wallet/wallet.calls';
import { FromCaller } from '../caller/caller.js';
import { ExportService } from './export.service.js';

@Controller()
export class ExportController {
  constructor(private readonly exports: ExportService) {}

  @Get(walletCalls.exportAccount.path)
  exportAccount(@FromCaller() accountId: string): Promise<WalletExportDto> {
    return this.exports.exportAccount(accountId);
  }
}
