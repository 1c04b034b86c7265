import type { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import { InjectLogger } from '@parley/kit/log/log.module';
import type { Logger } from '@parley/kit/log/logger';
import { Provider } from 'oidc-provider';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { IdentityEnv } from '../env.js';
import { NOTICES, noticePage } from '../pages/notice.page.js';
import { findAccountIn } from './find-account.js';
import { providerConfiguration } from './provider.configuration.js';
import { providerPages, submittedByFile } from './provider.pages.js';
import { recordsAdapter } from './records.adapter.js';
import { RecordsRepository } from './records.repository.js';
import { isAfterLogout, isCallback, originOf } from './redirect-addresses.js';
import { SigningKeysRepository } from './signing-keys.repository.js';

const CORS = 'access-control-';

/** Builds the one provider of this process. */
@Injectable()
export class ProviderBuilder {
  constructor(
    private readonly env: IdentityEnv,
    private readonly accounts: AccountsRepository,
    private readonly records: RecordsRepository,
    private readonly signingKeys: SigningKeysRepository,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  async build(): Promise<Provider> {
    const configuration = providerConfiguration(this.env, {
      adapter: recordsAdapter(this.records),
      keys: await this.signingKeys.readOrMake(),
      findAccount: findAccountIn(this.accounts),
      pages: providerPages,
    });
    const provider = new Provider(this.env.OIDC_ISSUER, configuration);
    // Only the gateway reaches this service, and it says what was asked for.
    provider.proxy = true;
    allowOwnOrigin(provider);
    answerInOurLook(provider);
    this.report(provider);
    return provider;
  }

  private report(provider: Provider): void {
    provider.on('server_error', (_ctx, error) => this.logger.error({ err: error }, 'the provider failed'));
    // Koa's own, which the types of the provider do not know; without a listener it writes to the console.
    (provider as EventEmitter).on('error', (error: Error) =>
      this.logger.error({ err: error }, 'the provider failed'),
    );
  }
}

/** The client's addresses are rules, not a list: Parley answers at whatever address it is asked at. */
function allowOwnOrigin(provider: Provider): void {
  const askedOrigin = () => {
    const ctx = Provider.ctx;
    return ctx && originOf(ctx.protocol, ctx.host);
  };
  Object.assign(provider.Client.prototype, {
    redirectUriAllowed: (address: string) => {
      const origin = askedOrigin();
      return origin !== undefined && isCallback(origin, address);
    },
    postLogoutRedirectUriAllowed: (address: string) => {
      const origin = askedOrigin();
      return origin !== undefined && isAfterLogout(origin, address);
    },
  });
}

/** Nothing that a person sees is bare: not an unknown path, not a form of the provider's own. */
function answerInOurLook(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next();
    // No other site has any business here.
    for (const name of Object.keys(ctx.response.headers)) if (name.startsWith(CORS)) ctx.remove(name);
    if (typeof ctx.body === 'string') ctx.body = submittedByFile(ctx.body) ?? ctx.body;
    if (ctx.status === 404 && !ctx.body && ctx.accepts('json', 'html') === 'html') {
      ctx.type = 'html';
      ctx.body = noticePage(NOTICES.unknown);
      ctx.status = 404;
    }
  });
}
