import type { ChatSessionDto } from '@parley/contracts/chat/session';

/** The title somebody, or the worker, gave the conversation; null for the one that only names the figure. */
export function ownTitle({ title, character: { name } }: ChatSessionDto): string | null {
  return title === `Conversation with ${name}` || title === name ? null : title;
}
