import type { ApiError } from '../../../shared/api/http';
import { shouldRetryWrite } from '../../../shared/api/retry-rules';
import type { ReplyEvent } from './reply-stream';

/** One turn that was asked for: a new message, a stored one again, other words for it, another answer. */
export interface Order {
  kind: 'send' | 'retry' | 'edit' | 'regenerate';
  content: string;
  /** The idempotency key: every attempt carries the same one. */
  key: string;
  /** Messages that were there before, to tell ours from an older one of the same words. */
  knownIds: ReadonlySet<string>;
  /** Set when a stored message is answered (again). */
  userMessageId: string | null;
  /** Makes the call. */
  open: (signal: AbortSignal) => AsyncIterable<ReplyEvent>;
}

/** How one attempt at a turn ended. */
export type TurnEnding =
  | { kind: 'done' }
  /** The message is stored, the reply failed. `status` is null when nobody said why. */
  | { kind: 'failed'; reason: string; status: number | null }
  /** The server said no before anything began. */
  | { kind: 'refused'; error: ApiError }
  /** No answer at all. */
  | { kind: 'unreachable' }
  /** The message is stored, the connection is gone and the end unknown. */
  | { kind: 'cut-off' }
  /** The page was left. */
  | { kind: 'left' };

/** Whether a send may be repeated on its own after so many failures: the rule of every write. */
export function mayRepeat(ending: TurnEnding, failures: number): boolean {
  switch (ending.kind) {
    case 'failed':
      return (
        ending.status !== null && shouldRetryWrite(failures, new Error(`${ending.status}: ${ending.reason}`))
      );
    case 'refused':
      return shouldRetryWrite(failures, ending.error);
    case 'unreachable':
      return shouldRetryWrite(failures, new Error('No answer'));
    default:
      return false;
  }
}

/** After a plain refusal the next attempt is a new one; otherwise it must not be stored twice. */
export function mayBeStored(error: ApiError | null): boolean {
  return error === null || error.status >= 500 || error.status === 409;
}
