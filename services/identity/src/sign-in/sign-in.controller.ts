import { Body, Controller, Get, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountRow } from '../accounts/account.row.js';
import { signInFaults } from '../accounts/account.rules.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { PageFilter } from '../pages/page.filter.js';
import { sendPage } from '../pages/send-page.js';
import { signInPage } from '../pages/sign-in.page.js';
import { INTERACTIONS } from '../provider/mount.js';
import { Attempts } from './attempts.js';
import { addressOf } from './caller-address.js';
import { fieldOf } from './form-body.js';
import { Interactions } from './interactions.js';
import { TooManyAttempts } from './sign-in.errors.js';

@Controller(INTERACTIONS)
@UseFilters(PageFilter)
export class SignInController {
  constructor(
    private readonly interactions: Interactions,
    private readonly accounts: AccountsService,
    private readonly attempts: Attempts,
  ) {}

  @Get(':uid')
  async show(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { emailHint } = await this.interactions.find(request, reply, uid);
    sendPage(reply, 200, signInPage({ uid, email: emailHint, faults: {} }));
  }

  @Post(':uid')
  async signIn(
    @Param('uid') uid: string,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.interactions.find(request, reply, uid);
    const form = { email: fieldOf(body, 'email'), password: fieldOf(body, 'password') };
    const page = { uid, email: form.email };
    const faults = signInFaults(form);
    if (Object.keys(faults).length > 0) return sendPage(reply, 400, signInPage({ ...page, faults }));
    try {
      const account = await this.authenticate(form, addressOf(request));
      if (!account) return sendPage(reply, 401, signInPage({ ...page, faults, refusal: { kind: 'wrong' } }));
      void reply.redirect(await this.interactions.finish(request, reply, account.id), 303);
    } catch (error) {
      if (!(error instanceof TooManyAttempts)) throw error;
      const refusal = { kind: 'too-many', retryAfterMs: error.retryAfterMs } as const;
      sendPage(reply, 429, signInPage({ ...page, faults, refusal }), error.retryAfterMs);
    }
  }

  private async authenticate(
    { email, password }: { email: string; password: string },
    address: string,
  ): Promise<AccountRow | undefined> {
    const attempt = await this.attempts.takeSignIn({ email, address });
    try {
      const account = await this.accounts.authenticate(email, password);
      if (account) await attempt.wasRight();
      return account;
    } catch (error) {
      await attempt.wasNotTried();
      throw error;
    }
  }
}
