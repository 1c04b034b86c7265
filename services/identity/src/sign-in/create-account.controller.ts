import { Body, Controller, Get, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SignUpForm, signUpFaults } from '../accounts/account.rules.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { createAccountPage } from '../pages/create-account.page.js';
import { PageFilter } from '../pages/page.filter.js';
import { sendPage } from '../pages/send-page.js';
import { INTERACTIONS } from '../provider/mount.js';
import { Attempts } from './attempts.js';
import { fieldOf } from './form-body.js';
import { Interactions } from './interactions.js';
import { addressOf } from './caller-address.js';
import { TooManyAttempts } from './sign-in.errors.js';

/**
 * Parley sends no mail, so it cannot ask the owner of an address in private: a form for an address that is taken has to
 * say so. It says it only to a form that is otherwise right, and only so often to one network address.
 */
@Controller(INTERACTIONS)
@UseFilters(PageFilter)
export class CreateAccountController {
  constructor(
    private readonly interactions: Interactions,
    private readonly accounts: AccountsService,
    private readonly attempts: Attempts,
  ) {}

  @Get(':uid/create-account')
  async show(
    @Param('uid') uid: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { emailHint } = await this.interactions.find(request, reply, uid);
    const form = { email: emailHint, firstName: '', lastName: '' };
    sendPage(reply, 200, createAccountPage({ uid, form, faults: {} }));
  }

  @Post(':uid/create-account')
  async createAccount(
    @Param('uid') uid: string,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const interaction = await this.interactions.find(request, reply, uid);
    const form = formOf(body);
    const page = { uid, form };
    const faults = signUpFaults(form);
    if (Object.keys(faults).length > 0) return sendPage(reply, 400, createAccountPage({ ...page, faults }));
    try {
      const accountId = await this.accountFor(form, addressOf(request), interaction.accountId);
      if (!accountId) {
        return sendPage(reply, 409, createAccountPage({ ...page, faults, refusal: { kind: 'taken' } }));
      }
      void reply.redirect(await this.interactions.finish(request, reply, accountId), 303);
    } catch (error) {
      if (!(error instanceof TooManyAttempts)) throw error;
      const refusal = { kind: 'too-many', retryAfterMs: error.retryAfterMs } as const;
      sendPage(reply, 429, createAccountPage({ ...page, faults, refusal }), error.retryAfterMs);
    }
  }

  /** Undefined when the address is somebody's. A form that was sent twice finds the account of the first time. */
  private async accountFor(
    form: SignUpForm,
    address: string,
    finishedFor: string | undefined,
  ): Promise<string | undefined> {
    await this.attempts.takeSignUp(address);
    const known = await this.accounts.findByEmail(form.email);
    if (known && known.id === finishedFor) return known.id;
    const created = known ? undefined : await this.accounts.createAccount(form);
    if (!created) await this.attempts.takeAnswerThatTaken(address);
    return created?.id;
  }
}

function formOf(body: unknown): SignUpForm {
  return {
    email: fieldOf(body, 'email'),
    password: fieldOf(body, 'password'),
    firstName: fieldOf(body, 'firstName'),
    lastName: fieldOf(body, 'lastName'),
  };
}
