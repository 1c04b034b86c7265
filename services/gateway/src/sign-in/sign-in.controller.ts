import { Controller, Get, Query, Res } from '@nestjs/common';
import { InjectLogger } from '@parley/kit/log/log.module';
import type { Logger } from '@parley/kit/log/logger';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { RateLimited } from '../limits/rate-limited.decorator.js';
import { answerFailurePage } from './failure-page.js';
import { SignInFailure } from './sign-in.failures.js';
import { SignInService } from './sign-in.service.js';

const SEE_OTHER = 303;

/** Where browsers go to sign in, and come back. */
@Access('public')
@Controller('api')
export class SignInController {
  constructor(
    private readonly signIn: SignInService,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  @RateLimited('signIn')
  @Get('login')
  login(@Query('returnTo') returnTo: unknown, @Res() reply: FastifyReply) {
    return this.goOn(reply, this.signIn.begin(reply, returnTo));
  }

  @RateLimited('signIn')
  @Get('callback')
  callback(@Res() reply: FastifyReply) {
    return this.goOn(reply, this.signIn.finish(reply));
  }

  private async goOn(reply: FastifyReply, finding: Promise<string>): Promise<FastifyReply> {
    try {
      return reply.redirect(await finding, SEE_OTHER);
    } catch (error) {
      if (!(error instanceof SignInFailure)) throw error;
      if (error.kind === 'unavailable') this.logger.error({ err: error.cause }, 'nobody can sign in');
      else this.logger.info({ kind: error.kind, err: error.cause }, 'a sign-in came to nothing');
      return answerFailurePage(reply, error);
    }
  }
}
