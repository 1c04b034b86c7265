import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { answerOwn } from '../edge/answers.js';
import { InvariantsService } from './invariants.service.js';

@Access('admin')
@Controller('api/admin/invariants')
export class InvariantsController {
  constructor(private readonly invariants: InvariantsService) {}

  @Get()
  async count(@Res() reply: FastifyReply) {
    return answerOwn(reply, await this.invariants.count());
  }
}
