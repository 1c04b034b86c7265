import { setTimeout as sleep } from 'node:timers/promises';
import type { MessageDto } from '@parley/contracts/chat/message';
import type { ChatSessionDto } from '@parley/contracts/chat/session';
import type { LedgerDto } from '@parley/contracts/wallet/ledger';
import type { InvariantsDto } from '@parley/contracts/operations/invariants';
import { type SignedIn, statusOf } from '../accounts/signed-in.ts';
import type { Answer, Call } from '../client/load-client.ts';
import type { Problems } from '../load/problems.ts';
import { figure } from '../report/table.ts';

/** What every race has to do with. */
export interface Racers {
  admin: SignedIn;
  /** A new account. */
  newcomer: (name: string) => Promise<SignedIn>;
  /** A character who costs nothing. */
  freeCharacterId: number;
  /** Paid characters, all of one price. */
  characterIds: readonly number[];
  price: number;
  problems: Problems;
}

export interface RaceFigure {
  race: string;
  answers: Record<string, number>;
  ms: number;
  tokens: string;
}

const UNLOCKS = 200;
const EDITS = 50;
const CLAIMANTS = 20;
const CLAIMS_EACH = 5;
const SENDS = 50;
/** For the charge, which follows the reply. */
const CHARGED_WITHIN_MS = 5_000;

const unlock = (id: number): Call => ({ method: 'POST', path: `/api/characters/${id}/unlock` });
const claim: Call = { method: 'POST', path: '/api/user/daily-tokens' };

export function editOf({ user }: SignedIn, balance: number): Call {
  return { method: 'PATCH', path: `/api/admin/users/${user.id}/balance`, body: { balance } };
}

function tallied(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[statusOf(answer)] = (counts[statusOf(answer)] ?? 0) + 1;
  return counts;
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const startedAt = performance.now();
  return [await work(), performance.now() - startedAt];
}

function expectSame(what: string, found: unknown, expected: unknown, problems: Problems): void {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
  if (is !== should) problems.add(what, `${is} and not ${should}`);
}

/** The ledger adds up, has as many entries of the reason as said, and the balance is what is said. */
async function expectLedger(
  person: SignedIn,
  reason: string,
  expected: { entries: number; balance: number | null },
  { admin, problems }: Racers,
): Promise<number> {
  const path = `/api/admin/users/${person.user.id}/ledger`;
  const { balance, sum, entries } = await admin.json<LedgerDto>({ method: 'GET', path });
  expectSame('sum of the ledger', sum, balance, problems);
  if (expected.balance !== null) expectSame('balance', balance, expected.balance, problems);
  const made = entries.filter((entry) => entry.reason === reason).length;
  expectSame(`${reason} entries`, made, expected.entries, problems);
  return balance;
}

async function oneCharacter(racers: Racers): Promise<RaceFigure> {
  const { admin, newcomer, price, problems } = racers;
  const person = await newcomer('One');
  await admin.json(editOf(person, price * 3));
  const all = () =>
    Promise.all(Array.from({ length: UNLOCKS }, () => person.send(unlock(racers.characterIds[0]!))));
  const [answers, ms] = await timed(all);
  expectSame('answers', tallied(answers), { 200: UNLOCKS }, problems);
  const balance = await expectLedger(person, 'unlock', { entries: 1, balance: price * 2 }, racers);
  return {
    race: `${UNLOCKS} unlocks of one character`,
    answers: tallied(answers),
    ms,
    tokens: `${price * 3} → ${balance}`,
  };
}

async function differentCharacters(racers: Racers): Promise<RaceFigure> {
  const { admin, newcomer, price, problems, characterIds } = racers;
  const person = await newcomer('Many');
  await admin.json(editOf(person, price));
  const all = () => Promise.all(characterIds.slice(0, UNLOCKS).map((id) => person.send(unlock(id))));
  const [answers, ms] = await timed(all);
  expectSame('answers', tallied(answers), { 200: 1, 402: UNLOCKS - 1 }, problems);
  const balance = await expectLedger(person, 'unlock', { entries: 1, balance: 0 }, racers);
  const race = `${UNLOCKS} unlocks of different ones, tokens for one`;
  return { race, answers: tallied(answers), ms, tokens: `${price} → ${balance}` };
}

async function claims(racers: Racers): Promise<RaceFigure> {
  const people: SignedIn[] = [];
  while (people.length < CLAIMANTS) people.push(await racers.newcomer('Claimant'));
  const all = () =>
    Promise.all(people.flatMap((person) => Array.from({ length: CLAIMS_EACH }, () => person.send(claim))));
  const [answers, ms] = await timed(all);
  const expected = { 200: CLAIMANTS, 409: CLAIMANTS * (CLAIMS_EACH - 1) };
  expectSame('answers', tallied(answers), expected, racers.problems);
  for (const person of people) {
    await expectLedger(person, 'daily-claim', { entries: 1, balance: person.user.tokens + 10 }, racers);
  }
  const race = `${CLAIMANTS * CLAIMS_EACH} claims by ${CLAIMANTS} people`;
  return { race, answers: tallied(answers), ms, tokens: '25 → 35 each' };
}

async function unlocksAgainstEdits(racers: Racers): Promise<RaceFigure> {
  const { admin, newcomer, price, problems, characterIds } = racers;
  const person = await newcomer('Edited');
  const edits = () => Array.from({ length: EDITS }, (_, at) => admin.send(editOf(person, (at % 10) * price)));
  const unlocks = () => characterIds.slice(0, UNLOCKS).map((id) => person.send(unlock(id)));
  const [[edited, unlocked], ms] = await timed(() =>
    Promise.all([Promise.all(edits()), Promise.all(unlocks())]),
  );
  expectSame('answers', tallied(edited), { 200: EDITS }, problems);
  const { 200: succeeded = 0, 402: refused = 0 } = tallied(unlocked);
  expectSame('answers', succeeded + refused, UNLOCKS, problems);
  const balance = await expectLedger(person, 'unlock', { entries: succeeded, balance: null }, racers);
  const own = await person.json<unknown[]>({ method: 'GET', path: '/api/user/characters' });
  expectSame('unlocked characters', own.length, succeeded, problems);
  const race = `${EDITS} edits of a balance against ${UNLOCKS} unlocks`;
  return { race, answers: tallied([...edited, ...unlocked]), ms, tokens: `25 → ${balance}` };
}

/** Answered with the reply, or with 409 while it is being written; said once, answered once, charged once. */
async function sendsWithOneKey(racers: Racers): Promise<RaceFigure> {
  const { newcomer, problems, freeCharacterId } = racers;
  const person = await newcomer('Insistent');
  const body = { characterId: freeCharacterId };
  const { id } = await person.json<ChatSessionDto>({ method: 'POST', path: '/api/chat/sessions', body });
  const path = `/api/chat/sessions/${id}/messages`;
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const send: Call = { method: 'POST', path, headers, body: { content: 'Who were you?' } };
  const all = () => Promise.all(Array.from({ length: SENDS }, () => person.send(send)));
  const [answers, ms] = await timed(all);
  const { 201: answered = 0, 409: running = 0 } = tallied(answers);
  expectSame('answers', [answered > 0, answered + running], [true, SENDS], problems);
  const messages = await person.json<MessageDto[]>({ method: 'GET', path });
  expectSame(
    'messages',
    messages.map(({ role }) => role),
    ['user', 'assistant'],
    problems,
  );
  await sleep(CHARGED_WITHIN_MS);
  const balance = person.user.tokens - 1;
  await expectLedger(person, 'message', { entries: 1, balance }, racers);
  const tokens = `${person.user.tokens} → ${balance}`;
  return { race: `${SENDS} sends with one key`, answers: tallied(answers), ms, tokens };
}

/** All of them, one after the other, and that nothing is left that must not be. */
export async function raceAll(racers: Racers, note: (text: string) => void): Promise<RaceFigure[]> {
  const figures: RaceFigure[] = [];
  for (const race of [oneCharacter, differentCharacters, claims, unlocksAgainstEdits, sendsWithOneKey]) {
    figures.push(await race(racers));
    note(figures.at(-1)!.race);
  }
  const counts = await racers.admin.json<InvariantsDto>({ method: 'GET', path: '/api/admin/invariants' });
  for (const [name, count] of Object.entries(counts)) {
    if (count !== 0) racers.problems.add(`invariant ${name}`, String(count));
  }
  return figures;
}

export function raceRows(figures: readonly RaceFigure[]): string[][] {
  return figures.map(({ race, answers, ms, tokens }) => {
    const told = Object.entries(answers).map(([status, count]) => `${count} × ${status}`);
    return [race, told.join(', '), tokens, figure(ms)];
  });
}
