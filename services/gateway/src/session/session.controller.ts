import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';

@Access('public')
@Controller('api/auth')
export class SessionController {
  /** The account, or `null` for an anonymous caller: signed out is no error. */
  @Get('user')
  user(@Res() reply: FastifyReply) {
    return reply.type('application/json; charset=utf-8').send('null');
  }
}
