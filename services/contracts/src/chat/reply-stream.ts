import type { MessageDto, TurnDto } from './message.js';

/**
 * The events of a streamed reply. Ids are `{assistantMessageId}:{offset}`, the offset counting the
 * UTF-16 code units of the reply sent so far: `Last-Event-ID` resumes without a gap or a repeat.
 */
export interface ReplyStreamEvents {
  start: { userMessage: MessageDto };
  delta: { text: string };
  done: TurnDto;
  /** `status` is the one that the JSON answer would have had: 503 safe to retry, 504 not. */
  error: { message: string; status: number };
}
