import { defineCall } from '../http/define-call.js';
import type { DemoAnswerDto } from './demo.js';
import type { MessageDto, TurnDto } from './message.js';
import type { InvariantsDto } from '../operations/invariants.js';
import type { AdoptedDto, AnonymousStatusDto, ChatSessionDto, SessionExportDto } from './session.js';

/** What chat answers on the private network; the caller headers say who asks. */
export const chatCalls = {
  createSession: defineCall<ChatSessionDto>('POST', '/sessions'),
  listSessions: defineCall<ChatSessionDto[]>('GET', '/sessions'),
  readSession: defineCall<ChatSessionDto>('GET', '/sessions/:id'),
  deleteSession: defineCall<null>('DELETE', '/sessions/:id'),
  renameSession: defineCall<ChatSessionDto>('PATCH', '/sessions/:id'),
  /** The anonymous visitor's sessions become the account's; safe to repeat. */
  adoptSessions: defineCall<AdoptedDto>('POST', '/adopted-sessions'),
  exportSessions: defineCall<SessionExportDto[]>('GET', '/exported-sessions'),
  listMessages: defineCall<MessageDto[]>('GET', '/sessions/:id/messages'),
  /** JSON, or an event stream when the `Accept` header asks for it. */
  sendMessage: defineCall<TurnDto>('POST', '/sessions/:id/messages'),
  /** Another reply to the newest message, in place of the one there is; JSON or an event stream. */
  regenerateReply: defineCall<TurnDto>('POST', '/sessions/:id/regenerate'),
  resetSession: defineCall<{ messagesRemaining: number }>('DELETE', '/sessions/:id/messages'),
  /** Event stream of the running or newest reply, from `Last-Event-ID` on. */
  resumeReply: defineCall<never>('GET', '/sessions/:id/stream'),
  stopReply: defineCall<{ stopped: boolean }>('POST', '/sessions/:id/stop'),
  anonymousStatus: defineCall<AnonymousStatusDto>('GET', '/anonymous-status'),
  askDemo: defineCall<DemoAnswerDto>('POST', '/demo/ask'),
  readInvariants: defineCall<InvariantsDto>('GET', '/invariants'),
} as const;
