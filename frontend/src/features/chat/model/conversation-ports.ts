import type { MessageDto } from '@parley/contracts/chat/message';
import type { AnonymousStatusDto, ChatSessionDto } from '@parley/contracts/chat/session';
import type { ApiError } from '../../../shared/api/http';
import type { ReplyEvent, ReplyPosition } from './reply-stream';

export interface OutgoingMessage {
  content: string;
  /** The visitor's newest message, which this one takes the place of, with its answer. */
  replaces?: string;
}

/** What a conversation asks of the server. Refusals are thrown as `ApiError`. */
export interface ConversationTransport {
  send(message: OutgoingMessage, idempotencyKey: string, signal: AbortSignal): AsyncIterable<ReplyEvent>;
  /** Another reply to the newest message, in place of the one there is. */
  regenerate(idempotencyKey: string, signal: AbortSignal): AsyncIterable<ReplyEvent>;
  /** The running or newest reply from a position on; from its beginning with null. */
  resume(position: ReplyPosition | null, signal: AbortSignal): AsyncIterable<ReplyEvent>;
  stop(): Promise<{ stopped: boolean }>;
  reset(): Promise<{ messagesRemaining: number }>;
  readSession(): Promise<ChatSessionDto>;
  readMessages(): Promise<MessageDto[]>;
  /** Null for signed-in users, who have no allowance. */
  readAllowance(): Promise<AnonymousStatusDto | null>;
}

export interface ConversationClock {
  now(): number;
  /** Resolves after the time, or at once when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export const browserClock: ConversationClock = {
  now: () => Date.now(),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(finish, ms);
      function finish() {
        clearTimeout(timer);
        signal.removeEventListener('abort', finish);
        resolve();
      }
      signal.addEventListener('abort', finish);
      if (signal.aborted) finish();
    }),
};

/** How a send ended, for whoever has to say something about it. */
export type SendOutcome =
  | { kind: 'answered' }
  /** Stored, but without a reply: it can be tried again from its place. */
  | { kind: 'unanswered'; error: ApiError | null }
  /** Another answer did not come: the one there was stands. `reason` is null when nobody said why. */
  | { kind: 'kept'; reason: string | null; error: ApiError | null }
  /** Not stored: the text goes back to the input, with the key under which to send it again. */
  | { kind: 'not-sent'; content: string; idempotencyKey: string; error: ApiError | null }
  /** Stored, and the connection is gone. */
  | { kind: 'cut-off' }
  /** Nothing to send, or a turn is running; or the page was left meanwhile. */
  | { kind: 'ignored' };
