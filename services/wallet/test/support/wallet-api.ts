import { randomUUID } from 'node:crypto';
import type { AccountDto } from '@parley/contracts/wallet/account';
import type { LedgerDto } from '@parley/contracts/wallet/ledger';
import type {
  DailyClaimDto,
  DailyTokensStatusDto,
  TokensDto,
  UnlockDto,
} from '@parley/contracts/wallet/wallet';

export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body & { message: string };
}

/** What the gateway would call for one account, or for nobody. */
export class WalletApi {
  constructor(
    readonly url: string,
    readonly accountId?: string,
  ) {}

  /** The same account at another replica. */
  at(url: string): WalletApi {
    return new WalletApi(url, this.accountId);
  }

  async call<Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.accountId ? { 'x-user-id': this.accountId } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text ? JSON.parse(text) : null) as Answer<Body>['body'],
    };
  }

  async tokens(): Promise<number> {
    return (await this.call<TokensDto>('GET', '/tokens')).body.tokens;
  }

  unlock(characterId: number | string, key: string = randomUUID()) {
    return this.call<UnlockDto>('POST', `/characters/${characterId}/unlock`, undefined, {
      'idempotency-key': key,
    });
  }

  claim(key: string = randomUUID()) {
    return this.call<DailyClaimDto & { cooldownEndTime: string }>('POST', '/daily-tokens', undefined, {
      'idempotency-key': key,
    });
  }

  claimStatus() {
    return this.call<DailyTokensStatusDto>('GET', '/daily-tokens/status');
  }

  /** As the administrator would. */
  setBalance(balance: unknown, key: string = randomUUID()) {
    return this.call<AccountDto>(
      'PATCH',
      `/accounts/${this.accountId}/balance`,
      { balance },
      {
        'idempotency-key': key,
      },
    );
  }

  async ledger(): Promise<LedgerDto> {
    return (await this.call<LedgerDto>('GET', `/accounts/${this.accountId}/ledger`)).body;
  }
}
