import type { AccessTokenDto } from '@parley/contracts/wallet/access-token';
import { ACCOUNT_NOT_FOUND, type AccountDto } from '@parley/contracts/wallet/account';
import type { LedgerEntryDto } from '@parley/contracts/wallet/ledger';
import { walletCalls } from '@parley/contracts/wallet/wallet.calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { secretHash } from '../../src/edge/opaque-id.js';
import { type FakeService, openFakeService } from './fake-service.js';

export type WalletCall = keyof typeof walletCalls;

export const ADA: AccountDto = {
  id: '0193a7c0-0000-7000-8000-0000000000a1',
  email: 'ada@parley.example',
  emailVerified: false,
  firstName: 'Ada',
  lastName: 'Lovelace',
  tokens: 25,
  createdAt: '2026-01-02T03:04:05.000Z',
};

export const BOB: AccountDto = {
  ...ADA,
  id: '0193a7c0-0000-7000-8000-0000000000b0',
  email: 'bob@parley.example',
  emailVerified: true,
  firstName: null,
  lastName: null,
};

export const ADMIN: AccountDto = {
  ...ADA,
  id: '0193a7c0-0000-7000-8000-0000000000ad',
  email: 'Admin@parley.localhost',
  emailVerified: true,
};

/** Signed up with the administrator's address, which makes nobody the administrator. */
export const IMPOSTOR: AccountDto = {
  ...ADMIN,
  id: '0193a7c0-0000-7000-8000-0000000000ee',
  emailVerified: false,
};

const ACCOUNTS = [ADA, BOB, ADMIN, IMPOSTOR];

/** Secrets of access tokens; the wallet knows their hashes. */
export const TOKEN = `parley_pat_${'a'.repeat(43)}`;
export const TOKEN_OF_ADA = `parley_pat_${'b'.repeat(43)}`;
const OWNERS: Record<string, AccountDto> = {
  [secretHash(TOKEN)]: ADMIN,
  [secretHash(TOKEN_OF_ADA)]: ADA,
};

const ENTRY: LedgerEntryDto = {
  id: '0193a7c0-0000-7000-8000-00000000e001',
  amount: 25,
  balanceAfter: 25,
  reason: 'signup',
  reference: 'signup',
  createdAt: ADA.createdAt,
};

const ACCESS_TOKEN: AccessTokenDto = {
  id: '0193a7c0-0000-7000-8000-00000000c001',
  name: 'A script',
  ending: 'aaaa',
  createdAt: ADA.createdAt,
  expiresAt: '2027-01-02T03:04:05.000Z',
  lastUsedAt: null,
};

const UNLOCKED = [{ characterId: 2, unlockedAt: ADA.createdAt }];
const SETTINGS = { tokenAmount: 10, cooldownMinutes: 1, anonymousMessageLimit: 4 };

export const openFakeWallet = (): Promise<FakeService<WalletCall>> =>
  openFakeService(walletCalls, {
    signIn: () => ADA,
    readAccount: known,
    listAccounts: () => ({ users: [ADMIN, ADA, BOB], totalCount: 45 }),
    setBalance: known,
    readLedger: () => ({ balance: 25, sum: 25, entries: [ENTRY] }),
    deleteAccount: (_request, reply) => reply.status(204).send(),
    exportAccount: () => {
      const { id: _, ...entry } = ENTRY;
      return { ledger: [entry], ledgerIsComplete: true, unlockedCharacters: UNLOCKED };
    },
    readTokens: () => ({ tokens: 25 }),
    listUnlocked: () => UNLOCKED,
    readUnlocked: () => UNLOCKED[0],
    unlockCharacter: () => ({ characterId: 2, tokens: 13 }),
    dailyTokensStatus: () => ({ canClaim: true, cooldownEndTime: null, tokenAmount: 10 }),
    claimDailyTokens: () => ({ tokens: 35, tokenAmount: 10, cooldownEndTime: ADA.createdAt }),
    readSettings: () => SETTINGS,
    changeSettings: () => SETTINGS,
    listAccessTokens: () => [ACCESS_TOKEN],
    createAccessToken: (_request, reply) => reply.status(201).send({ ...ACCESS_TOKEN, secret: TOKEN }),
    revokeAccessToken: (_request, reply) => reply.status(204).send(),
    resolveAccessToken: (request, reply) => {
      const owner = OWNERS[(request.body as { hash: string }).hash];
      return owner ?? reply.status(404).send({ message: 'Not found' });
    },
    readInvariants: () => ({
      negativeBalances: 0,
      ledgerMismatches: 0,
      unlockMismatches: 1,
      unpublishedEvents: 2,
    }),
  });

function known(request: FastifyRequest, reply: FastifyReply) {
  const { id } = request.params as { id: string };
  return (
    ACCOUNTS.find((account) => account.id === id) ?? reply.status(404).send({ message: ACCOUNT_NOT_FOUND })
  );
}
