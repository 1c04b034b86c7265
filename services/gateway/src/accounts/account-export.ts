import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { chatCalls } from '@parley/contracts/chat/chat.calls';
import type { SessionExportDto } from '@parley/contracts/chat/session';
import type { UserDto } from '@parley/contracts/wallet/account';
import type { WalletExportDto } from '@parley/contracts/wallet/wallet';
import { walletCalls } from '@parley/contracts/wallet/wallet.calls';
import type { FastifyRequest } from 'fastify';
import { accessErrors } from '../access/access.errors.js';
import { SignedIn } from '../access/signed-in.js';
import type { CallHeaders } from '../clients/caller-headers.js';
import { ChatClient } from '../clients/chat.client.js';
import { WalletClient } from '../clients/wallet.client.js';
import { GatewayEnv } from '../env.js';
import { accountErrors } from './account.errors.js';
import { userOf } from './user-dto.js';

/** All that Parley knows about somebody. */
interface ExportedData extends WalletExportDto {
  user: UserDto;
  tokens: number;
  conversations: SessionExportDto[];
}

type Head = Omit<ExportedData, 'conversations'>;

const PAGE_TIMEOUT_MS = 30_000;
/** More would be too much to hold at once; as a download it is written page by page. */
const MAX_COLLECTED = 1_000;
const MAX_COLLECTED_LENGTH = 16_000_000;

/** Puts an account's data together, a page of conversations at a time. */
@Injectable()
export class AccountExport {
  constructor(
    private readonly env: GatewayEnv,
    private readonly signedIn: SignedIn,
    private readonly wallet: WalletClient,
    private readonly chat: ChatClient,
  ) {}

  /** As JSON text. What can fail at once fails before its first byte; later, it breaks off, and is no JSON. */
  async write(request: FastifyRequest, headers: CallHeaders): Promise<Readable> {
    const [head, firstPage] = await Promise.all([
      this.readHead(request, headers),
      this.readPage(headers, undefined),
    ]);
    return Readable.from(this.textOf(head, firstPage, headers));
  }

  /** As one value. Throws 422 on more, or longer, conversations than are held at once. */
  async collect(request: FastifyRequest, headers: CallHeaders): Promise<ExportedData> {
    const head = await this.readHead(request, headers);
    const conversations: SessionExportDto[] = [];
    let length = 0;
    let page = await this.readPage(headers, undefined);
    while (page.length > 0) {
      conversations.push(...page);
      length += JSON.stringify(page).length;
      if (conversations.length > MAX_COLLECTED || length > MAX_COLLECTED_LENGTH)
        throw accountErrors.tooMuchToCollect();
      page = await this.readPage(headers, page.at(-1)!.id);
    }
    return { ...head, conversations };
  }

  private async *textOf(head: Head, firstPage: SessionExportDto[], headers: CallHeaders) {
    yield `${JSON.stringify(head).slice(0, -1)},"conversations":[`;
    let [page, separator] = [firstPage, ''];
    while (page.length > 0) {
      for (const conversation of page) {
        yield separator + JSON.stringify(conversation);
        separator = ',';
      }
      page = await this.readPage(headers, page.at(-1)!.id);
    }
    yield ']}';
  }

  private async readHead(request: FastifyRequest, headers: CallHeaders): Promise<Head> {
    const [account, owned] = await Promise.all([
      this.signedIn.accountOf(request),
      this.wallet.call(walletCalls.exportAccount, { headers, timeoutMs: PAGE_TIMEOUT_MS }),
    ]);
    if (!account) throw accessErrors.signedOut();
    const { ledger, ledgerIsComplete, unlockedCharacters } = owned;
    return {
      user: userOf(account, this.env.ADMIN_EMAIL),
      tokens: account.tokens,
      ledger,
      ledgerIsComplete,
      unlockedCharacters,
    };
  }

  private readPage(headers: CallHeaders, after: string | undefined): Promise<SessionExportDto[]> {
    return this.chat.call(chatCalls.exportSessions, {
      headers,
      query: { after },
      timeoutMs: PAGE_TIMEOUT_MS,
    });
  }
}
