import type { MessageDto } from '@parley/contracts/chat/message';
import type { AnonymousStatusDto, ChatSessionDto } from '@parley/contracts/chat/session';
import { ApiError, fetchOnline, requestJson } from '../../../shared/api/http';
import { chatPaths } from './chat-paths';
import type { ConversationTransport } from './conversation-ports';
import { positionText, readReply, type ReplyEvent } from './reply-stream';

/** The conversation's calls over HTTP. */
export function httpTransport(sessionId: string, anonymousId: string | null): ConversationTransport {
  const paths = chatPaths(sessionId, anonymousId);
  return {
    send: (message, idempotencyKey, signal) =>
      openReply(paths.messages, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
        body: JSON.stringify(message),
        signal,
      }),
    regenerate: (idempotencyKey, signal) =>
      openReply(paths.regenerate, {
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        signal,
      }),
    resume: (position, signal) =>
      openReply(paths.stream, {
        headers: position ? { 'Last-Event-ID': positionText(position) } : {},
        signal,
      }),
    stop: () => requestJson<{ stopped: boolean }>(paths.stop, { method: 'POST' }),
    reset: () => requestJson<{ messagesRemaining: number }>(paths.messages, { method: 'DELETE' }),
    // These find out what became of a message: an older copy would only mislead.
    readSession: () => requestJson<ChatSessionDto>(paths.session, { cache: 'no-store' }),
    readMessages: () => requestJson<MessageDto[]>(paths.messages, { cache: 'no-store' }),
    readAllowance: async () => (anonymousId ? requestJson<AnonymousStatusDto>(paths.allowance) : null),
  };
}

type ReplyRequest = RequestInit & { headers: Record<string, string> };

async function* openReply(path: string, request: ReplyRequest): AsyncGenerator<ReplyEvent, void, undefined> {
  const response = await fetchOnline(path, {
    ...request,
    credentials: 'include',
    headers: { Accept: 'text/event-stream', ...request.headers },
  });
  if (!response.ok) throw await refusalOf(response);
  yield* readReply(response);
}

/** A refused send, with how long to wait when the server said so. */
export class RefusedError extends ApiError {
  constructor(
    status: number,
    text: string,
    statusText: string,
    readonly retryAfterSeconds: number | null,
  ) {
    super(status, text, statusText);
  }
}

async function refusalOf(response: Response): Promise<RefusedError> {
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  const text = await response.text();
  return new RefusedError(response.status, text, response.statusText, seconds > 0 ? seconds : null);
}
