import type { Chooser } from '../chooser.js';
import type { Turn } from '../conversation.js';
import type { Memory } from '../memory/memory.js';
import type { RankedFact } from '../memory/rank-facts.js';
import type { Told } from '../memory/told.js';

/** All that an answer may draw on. */
export interface Scene {
  memory: Memory;
  /** What was said before the message that is answered. */
  earlier: Turn[];
  message: string;
  told: Told;
  chooser: Chooser;
  /** Facts of the answer that another one is wanted for. */
  replaced: ReadonlySet<number>;
  /** The guest asked the same before. */
  isAskedAgain: boolean;
}

/** An answer, paragraph by paragraph. */
export type Paragraphs = string[];

export function lastFigureText({ earlier }: Scene): string {
  return earlier.findLast(({ role }) => role === 'figure')?.text ?? '';
}

export function lastGuestText({ earlier }: Scene): string {
  return earlier.findLast(({ role }) => role === 'guest')?.text ?? '';
}

/** Asked to answer once more, the figure tells of other things while there are any. */
export function othersFirst({ replaced }: Scene, facts: RankedFact[]): RankedFact[] {
  const others = facts.filter(({ index }) => !replaced.has(index));
  return others.length > 0 ? others : facts;
}

/**
 * The first fact that the guest has not heard, for a turn in the talk. The figure brings up its own
 * beginning or end only when nothing else is left.
 */
export function firstUntold({ told }: Scene, ranked: RankedFact[]): RankedFact | undefined {
  const untold = ranked.filter(({ index }) => !told.all.has(index));
  return (
    untold.find(({ fact }) => !fact.topics.includes('death') && fact.topics[0] !== 'origins') ?? untold[0]
  );
}
