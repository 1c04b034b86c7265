import { isRefusedByDatabase } from '../database/refusal.js';

/** Applies facts in one go, and once each, whatever comes twice. */
export type ApplyFacts<Fact> = (facts: Fact[]) => Promise<void>;

/**
 * Applies a batch and returns those that cannot be applied, ever, for what they hold: found by halving, so
 * that one of them keeps none of the others from it. Throws when it may go well another time.
 */
export async function applyBatch<Fact>(facts: Fact[], apply: ApplyFacts<Fact>): Promise<Fact[]> {
  if (facts.length === 0) return [];
  try {
    await apply(facts);
    return [];
  } catch (error) {
    if (!isRefusedByDatabase(error)) throw error;
    if (facts.length === 1) return facts;
  }
  const middle = Math.ceil(facts.length / 2);
  return [
    ...(await applyBatch(facts.slice(0, middle), apply)),
    ...(await applyBatch(facts.slice(middle), apply)),
  ];
}
