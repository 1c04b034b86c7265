import { Controller, Param, Post, Res } from '@nestjs/common';
import { walletCalls } from '@parley/contracts/wallet/wallet.calls';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import type { CallHeaders } from '../clients/caller-headers.js';
import { WalletClient } from '../clients/wallet.client.js';
import { answerPersonal } from '../edge/answers.js';
import { ForwardedHeaders } from '../edge/forwarded-headers.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';

@Access('user')
@Controller('api/characters')
export class UnlockController {
  constructor(private readonly wallet: WalletClient) {}

  @RateLimited('spending')
  @Post(':id/unlock')
  async unlock(
    @Param('id') characterId: string,
    @ForwardedHeaders() headers: CallHeaders,
    @Res() reply: FastifyReply,
  ) {
    const options = { params: { characterId }, headers };
    return answerPersonal(reply, await this.wallet.send(walletCalls.unlockCharacter, options));
  }
}
