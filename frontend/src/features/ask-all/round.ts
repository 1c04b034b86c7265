import type { DemoResponseDto } from '@parley/contracts/chat/demo';

/** What came of asking one figure. */
export type Outcome = DemoResponseDto | 'failed';

/** One question put to the table. */
export interface Round {
  question: string;
  /** Whom it was put to, in the order in which they sit. */
  ids: readonly number[];
  outcomes: ReadonlyMap<number, Outcome>;
  /** Whose answers have appeared, in the order in which they did. */
  shown: readonly number[];
}

export type RoundStep =
  | { type: 'asked'; question: string; ids: readonly number[] }
  | { type: 'settled'; id: number; outcome: Outcome }
  /** Every 300 ms while the round runs. */
  | { type: 'ticked' };

/** The round after a step. */
export function roundAfter(round: Round | null, step: RoundStep): Round | null {
  if (step.type === 'asked') {
    return { question: step.question, ids: step.ids, outcomes: new Map(), shown: [] };
  }
  if (!round) return null;
  if (step.type === 'settled') {
    return { ...round, outcomes: new Map(round.outcomes).set(step.id, step.outcome) };
  }
  const next = round.ids.find((id) => answerOf(round, id) && !round.shown.includes(id));
  return next === undefined ? round : { ...round, shown: [...round.shown, next] };
}

/** What a figure said, whether it has appeared yet or not. */
export function answerOf(round: Round, id: number): DemoResponseDto | null {
  const outcome = round.outcomes.get(id);
  return outcome && outcome !== 'failed' ? outcome : null;
}

/** Those who have answered or still may: "a failed per-character call is skipped". */
export function seatedIn(round: Round): number[] {
  return round.ids.filter((id) => round.outcomes.get(id) !== 'failed');
}

/** Whether everything that will appear has appeared. */
export function isOver(round: Round): boolean {
  return seatedIn(round).every((id) => round.shown.includes(id));
}

/** Whether nobody could be asked, or nobody answered. */
export function hasFailed(round: Round): boolean {
  return seatedIn(round).length === 0;
}
