import { Controller, Get } from '@nestjs/common';
import { chatCalls } from '@parley/contracts/chat/chat.calls';
import type { InvariantsDto } from '@parley/contracts/operations/invariants';
import { InvariantsRepository } from './invariants.repository.js';

@Controller()
export class InvariantsController {
  constructor(private readonly invariants: InvariantsRepository) {}

  @Get(chatCalls.readInvariants.path)
  read(): Promise<InvariantsDto> {
    return this.invariants.count();
  }
}
