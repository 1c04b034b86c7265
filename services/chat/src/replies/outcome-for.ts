import type { Caller } from '../caller/caller.js';
import type { Outcome } from './live-reply.js';

/**
 * A turn's end as one caller is told it. A reply may have readers of two kinds: the visitor who sent
 * the message, and the account that adopted the conversation since, whom no free message concerns.
 */
export function outcomeFor({ userId }: Caller, outcome: Outcome): Outcome {
  if (userId === null || 'error' in outcome) return outcome;
  const { userMessage, assistantMessage } = outcome.turn;
  return { turn: { userMessage, assistantMessage } };
}
