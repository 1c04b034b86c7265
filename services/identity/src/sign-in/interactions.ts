import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, Provider } from 'oidc-provider';
import { InteractionGone } from './sign-in.errors.js';

/** A sign-in that waits for somebody to say who they are. */
export interface Interaction {
  /** The address that the client thinks is theirs. */
  emailHint: string;
  /** Whom this very sign-in was given to already: a form that was sent twice. */
  accountId: string | undefined;
}

/** The provider's side of the pages: which sign-in they belong to, and how it ends. */
@Injectable()
export class Interactions {
  constructor(private readonly provider: Provider) {}

  /**
   * The sign-in of an address, which the browser has to hold the cookie of: it was set on that path alone, and never
   * comes along with a form of another site. Throws {@link InteractionGone}.
   */
  async find(request: FastifyRequest, reply: FastifyReply, uid: string): Promise<Interaction> {
    try {
      const details = await this.provider.interactionDetails(request.raw, reply.raw);
      if (details.uid !== uid || details.prompt.name !== 'login') throw new InteractionGone();
      const hint = details.params['login_hint'];
      return {
        emailHint: typeof hint === 'string' ? hint.slice(0, 254) : '',
        accountId: details.result?.login?.accountId,
      };
    } catch (error) {
      if (error instanceof errors.SessionNotFound) throw new InteractionGone();
      throw error;
    }
  }

  /** Ends it for this account. Resolves with where the browser goes on. */
  finish(request: FastifyRequest, reply: FastifyReply, accountId: string): Promise<string> {
    const result = { login: { accountId } };
    return this.provider.interactionResult(request.raw, reply.raw, result, {
      mergeWithLastSubmission: false,
    });
  }
}
