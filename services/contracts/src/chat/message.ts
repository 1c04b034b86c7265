export type MessageRole = 'user' | 'assistant';

/** One stored message. */
export interface MessageDto {
  /** UUIDv7. */
  id: string;
  role: MessageRole;
  content: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** True on a user message whose reply failed; sending it again with its key retries it. */
  unanswered: boolean;
  /** The key to retry an unanswered message with; null otherwise. */
  idempotencyKey: string | null;
  /** True on an assistant message that the built-in understudy spoke, not a language model. */
  understudy: boolean;
}

/** What a completed turn answers, as JSON and as the `done` event of the stream. */
export interface TurnDto {
  userMessage: MessageDto;
  /** Null when the reply was stopped before its first word. */
  assistantMessage: MessageDto | null;
  /** Anonymous callers only. */
  messagesRemaining?: number;
}
