import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { QUESTIONS } from './questions.ts';
import type { Problems } from './problems.ts';
import type { Target, Visitor } from './target.ts';

/** Sessions are opened by so many at a time: what is measured comes after. */
const OPENING_AT_ONCE = 32;

export interface Crowd {
  visitors: readonly Visitor[];
  messagesEach: number;
  /** How many talk at the same time; as one has finished, the next begins. */
  atOnce: number;
  /** The first ones begin evenly over this time; 0 is all at once. */
  spreadMs?: number;
  /** No message is sent any more after this time. */
  withinMs: number;
}

async function inParallel(workers: number, work: (worker: number) => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
}

/** Visitors with an open session each, who have said nothing yet. */
export async function openVisitors(
  target: Target,
  count: number,
  characterIds: readonly number[],
  problems: Problems,
): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  let next = 0;
  await inParallel(Math.min(OPENING_AT_ONCE, count), async () => {
    while (next < count) {
      const characterId = characterIds[next++ % characterIds.length] as number;
      const id = randomUUID();
      try {
        visitors.push({ id, sessionId: await target.openSession(id, characterId), turns: [] });
      } catch (error) {
        problems.add('session not opened', (error as Error).message);
      }
    }
  });
  return visitors;
}

async function sendMessage(target: Target, visitor: Visitor, content: string, mark: Buffer): Promise<void> {
  const answer = await target.client.send({
    method: 'POST',
    path: target.messagesPath(visitor),
    headers: { accept: 'text/event-stream', 'idempotency-key': randomUUID() },
    body: { content },
    mark,
  });
  visitor.turns.push({ content, answer });
}

/**
 * Lets the crowd talk. `onThinning` is called when the first seat stays empty: until then the load was whole, and
 * what is measured up to there is not diluted by its end.
 */
export async function letTalk(
  target: Target,
  crowd: Crowd,
  onThinning: () => void = () => {},
): Promise<void> {
  const { visitors, messagesEach, atOnce, spreadMs = 0, withinMs } = crowd;
  const mark = Buffer.from(target.dialect.wordMark);
  const endAt = performance.now() + withinMs;
  const seats = Math.min(atOnce, visitors.length);
  let next = 0;
  let isThinning = false;
  await inParallel(seats, async (seat) => {
    if (spreadMs > 0) await sleep((seat * spreadMs) / seats);
    while (next < visitors.length && performance.now() < endAt) {
      const at = next++;
      const visitor = visitors[at] as Visitor;
      for (let said = 0; said < messagesEach && performance.now() < endAt; said += 1) {
        await sendMessage(target, visitor, QUESTIONS[(at + said) % QUESTIONS.length] as string, mark);
      }
    }
    if (!isThinning) onThinning();
    isThinning = true;
  });
}
