import { Controller, Get } from '@nestjs/common';
import type { InvariantsDto } from '@parley/contracts/operations/invariants';
import { walletCalls } from '@parley/contracts/wallet/wallet.calls';
import { InvariantsRepository } from './invariants.repository.js';

@Controller()
export class OperationsController {
  constructor(private readonly invariants: InvariantsRepository) {}

  @Get(walletCalls.readInvariants.path)
  readInvariants(): Promise<InvariantsDto> {
    return this.invariants.count();
  }
}
