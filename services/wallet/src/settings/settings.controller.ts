import { Body, Controller, Get, Patch, UseInterceptors } from '@nestjs/common';
import type { SettingsDto } from '@parley/contracts/wallet/wallet';
import { walletCalls } from '@parley/contracts/wallet/wallet.calls';
import { SettingsRequest } from '@parley/contracts/wallet/wallet.requests';
import { Idempotent } from '@parley/kit/idempotency/idempotent.interceptor';
import { SettingsRepository } from './settings.repository.js';

@Controller()
export class SettingsController {
  constructor(private readonly settings: SettingsRepository) {}

  @Get(walletCalls.readSettings.path)
  read(): Promise<SettingsDto> {
    return this.settings.read();
  }

  @Patch(walletCalls.changeSettings.path)
  @UseInterceptors(Idempotent)
  change(@Body() request: SettingsRequest): Promise<SettingsDto> {
    return this.settings.change(request);
  }
}
