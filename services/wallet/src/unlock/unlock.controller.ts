import { Controller, Get, HttpCode, Param, Post, UseInterceptors } from '@nestjs/common';
import type { UnlockDto, UnlockedCharacterDto } from '@parley/contracts/wallet/wallet';
import { walletCalls } from '@parley/contracts/wallet/wallet.calls';
import { Idempotent } from '@parley/kit/idempotency/idempotent.interceptor';
import { FromCaller } from '../caller/caller.js';
import { UnlockService } from './unlock.service.js';

@Controller()
export class UnlockController {
  constructor(private readonly unlocks: UnlockService) {}

  @Get(walletCalls.listUnlocked.path)
  list(@FromCaller() accountId: string): Promise<UnlockedCharacterDto[]> {
    return this.unlocks.listUnlocked(accountId);
  }

  @Get(walletCalls.readUnlocked.path)
  read(
    @FromCaller() accountId: string,
    @Param('characterId') characterId: string,
  ): Promise<UnlockedCharacterDto> {
    return this.unlocks.readUnlocked(accountId, characterId);
  }

  @Post(walletCalls.unlockCharacter.path)
  @HttpCode(200)
  @UseInterceptors(Idempotent)
  unlock(@FromCaller() accountId: string, @Param('characterId') characterId: string): Promise<UnlockDto> {
    return this.unlocks.unlockCharacter(accountId, characterId);
  }
}
