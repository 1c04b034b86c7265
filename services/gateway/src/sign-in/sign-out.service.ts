import { Injectable } from '@nestjs/common';
import { InjectLogger } from '@parley/kit/log/log.module';
import type { Logger } from '@parley/kit/log/logger';
import type { FastifyReply } from 'fastify';
import { buildEndSessionUrl } from 'openid-client';
import { GatewayEnv } from '../env.js';
import { publicOrigin } from '../pages/public-origin.js';
import type { Session } from '../session/session.rules.js';
import { Sessions } from '../session/sessions.js';
import { Issuer } from './issuer.js';

const HOME = '/';

/** "End the session here and at the issuer, go to /". */
@Injectable()
export class SignOutService {
  constructor(
    private readonly env: GatewayEnv,
    private readonly issuer: Issuer,
    private readonly sessions: Sessions,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** Resolves with where to go: the issuer's page that ends its own session, else home. */
  async signOut(reply: FastifyReply): Promise<string> {
    const session = await this.sessions.end(reply);
    return session ? this.wayOut(session, reply) : HOME;
  }

  private async wayOut({ issuer, idToken }: Session, { request }: FastifyReply): Promise<string> {
    try {
      const configuration = await this.issuer.configuration();
      const server = configuration.serverMetadata();
      if (!server.end_session_endpoint || server.issuer !== issuer) return HOME;
      const page = buildEndSessionUrl(configuration, {
        id_token_hint: idToken,
        post_logout_redirect_uri: publicOrigin(this.env, request) + HOME,
      });
      return this.issuer.browserUrl(page, request);
    } catch (error) {
      // Here they are signed out already.
      this.logger.warn({ err: error }, 'the issuer could not be asked to end its session');
      return HOME;
    }
  }
}
