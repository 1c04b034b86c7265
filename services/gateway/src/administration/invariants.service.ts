import { Injectable } from '@nestjs/common';
import { chatCalls } from '@parley/contracts/chat/chat.calls';
import type { InvariantsDto } from '@parley/contracts/operations/invariants';
import { walletCalls } from '@parley/contracts/wallet/wallet.calls';
import { ChatClient } from '../clients/chat.client.js';
import { WalletClient } from '../clients/wallet.client.js';

/** Counting goes over all entries there are. */
const TIMEOUT_MS = 60_000;

/** What must hold, over all services that count their share of it. */
@Injectable()
export class InvariantsService {
  constructor(
    private readonly wallet: WalletClient,
    private readonly chat: ChatClient,
  ) {}

  async count(): Promise<Required<InvariantsDto>> {
    const counts = await Promise.all([
      this.wallet.call(walletCalls.readInvariants, { timeoutMs: TIMEOUT_MS }),
      this.chat.call(chatCalls.readInvariants, { timeoutMs: TIMEOUT_MS }),
    ]);
    const total = (name: keyof InvariantsDto) => counts.reduce((sum, count) => sum + (count[name] ?? 0), 0);
    return {
      negativeBalances: total('negativeBalances'),
      ledgerMismatches: total('ledgerMismatches'),
      unlockMismatches: total('unlockMismatches'),
      overdueTurns: total('overdueTurns'),
      heldAllowances: total('heldAllowances'),
      stuckJobs: total('stuckJobs'),
      unpublishedEvents: total('unpublishedEvents'),
    };
  }
}
