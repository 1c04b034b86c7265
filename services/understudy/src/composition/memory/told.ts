import type { Memory } from './memory.js';

/** Shorter pieces could stand in any text. */
const TELLING_LENGTH = 24;

/** Which facts the guest has heard in this conversation. */
export interface Told {
  /** Facts told from their beginning on. */
  all: Set<number>;
  /** Facts of which the figure's latest answer that told any spoke. */
  last: Set<number>;
}

/** @param said the figure's answers so far, as plain text */
export function readTold({ factSentences, summary }: Memory, said: string[]): Told {
  const all = new Set<number>();
  let last = new Set<number>();
  const minutes = summary ?? '';
  for (const answer of [minutes, ...said]) {
    const touched = new Set<number>();
    factSentences.forEach((sentences, fact) => {
      if (answer.includes(sentences[0]!)) all.add(fact);
      if (sentences.some((one) => one.length >= TELLING_LENGTH && answer.includes(one))) touched.add(fact);
    });
    if (touched.size > 0 && answer !== minutes) last = touched;
  }
  return { all, last };
}
