import type { MessageDto } from '@parley/contracts/chat/message';
import type { ReplyEvent, ReplyPosition } from './reply-stream';

/**
 * What the running turn is doing: `sending` until the server has stored the message, `waiting` for the
 * first word, `writing`, `reconnecting` after a lost connection, `stopping` after Stop was pressed.
 */
export type TurnPhase = 'sending' | 'waiting' | 'writing' | 'reconnecting' | 'stopping';

/** The one turn that may run in a session. */
export interface RunningTurn {
  phase: TurnPhase;
  /** The text on its way, shown until the stored message takes its place; null once it has. */
  outgoing: { content: string; sentAt: string } | null;
  userMessageId: string | null;
  /** The reply so far. Its id is known from the first event on. */
  replyId: string | null;
  text: string;
}

/** A turn that ended without a reply, and why, beside the message it belongs to. */
interface FailedTurn {
  userMessageId: string;
  reason: string;
  /** What had been said before it broke off; not stored anywhere, shown until the next attempt. */
  fragment: string;
}

export interface ConversationState {
  /** As stored, in the server's order. */
  messages: readonly MessageDto[];
  turn: RunningTurn | null;
  failed: FailedTurn | null;
  /** The connection could not be brought back; what runs at the server is unknown until it is. */
  isCutOff: boolean;
  /** Anonymous visitors only; null while unknown. */
  messagesRemaining: number | null;
}

export function initialState(messages: readonly MessageDto[]): ConversationState {
  return { messages, turn: null, failed: null, isCutOff: false, messagesRemaining: null };
}

const NEW_TURN: RunningTurn = {
  phase: 'waiting',
  outgoing: null,
  userMessageId: null,
  replyId: null,
  text: '',
};

/** A new message leaves: it is shown at once, before the server has stored it. */
export function withOutgoing(state: ConversationState, content: string, sentAt: string): ConversationState {
  return {
    ...state,
    turn: { ...NEW_TURN, phase: 'sending', outgoing: { content, sentAt } },
    failed: null,
    isCutOff: false,
  };
}

/** A stored message that had no answer is sent again: it stays where it is. */
export function withRetry(state: ConversationState, userMessageId: string): ConversationState {
  return {
    ...state,
    turn: { ...NEW_TURN, phase: 'sending', userMessageId },
    failed: null,
    isCutOff: false,
  };
}

/** A reply is running at the server that this page did not start, or lost sight of. */
export function withFoundReply(state: ConversationState): ConversationState {
  return { ...state, turn: state.turn ?? NEW_TURN, failed: null, isCutOff: false };
}

export function withPhase(state: ConversationState, phase: TurnPhase): ConversationState {
  return state.turn && state.turn.phase !== phase ? { ...state, turn: { ...state.turn, phase } } : state;
}

/** The running turn is over without anything to add. */
export function withoutTurn(state: ConversationState): ConversationState {
  return state.turn ? { ...state, turn: null } : state;
}

/** The turn failed; the message, when it was stored, is marked as unanswered. */
export function withFailure(
  state: ConversationState,
  userMessage: MessageDto,
  reason: string,
): ConversationState {
  const fragment = state.turn?.text ?? '';
  return {
    ...state,
    messages: upsert(state.messages, userMessage),
    turn: null,
    failed: { userMessageId: userMessage.id, reason, fragment },
  };
}

/** Takes one event of the stream into the state. */
export function withReplyEvent(state: ConversationState, event: ReplyEvent): ConversationState {
  const turn = state.turn ?? NEW_TURN;
  switch (event.type) {
    case 'start':
      return {
        ...state,
        messages: upsert(state.messages, event.userMessage),
        turn: {
          ...turn,
          ...replyAt(turn, event.position),
          phase: turn.phase === 'stopping' ? 'stopping' : 'waiting',
          outgoing: null,
          userMessageId: event.userMessage.id,
        },
      };
    case 'delta':
      return {
        ...state,
        turn: {
          ...turn,
          ...withDelta(turn, event),
          phase: turn.phase === 'stopping' ? 'stopping' : 'writing',
        },
      };
    case 'done': {
      const { userMessage, assistantMessage, messagesRemaining } = event.turn;
      const asked = upsert(state.messages, userMessage);
      return {
        ...state,
        messages: assistantMessage ? upsert(asked, assistantMessage) : asked,
        turn: null,
        failed: null,
        isCutOff: false,
        messagesRemaining: messagesRemaining ?? state.messagesRemaining,
      };
    }
    case 'error':
      return state;
  }
}

/** Text of another reply than the one at hand is forgotten. */
function replyAt(turn: RunningTurn, position: ReplyPosition | null): Pick<RunningTurn, 'replyId' | 'text'> {
  if (!position || position.messageId === turn.replyId) return { replyId: turn.replyId, text: turn.text };
  return { replyId: position.messageId, text: '' };
}

/**
 * Puts a delta where its id says it belongs, so that one that comes twice (after a resume) changes
 * nothing. The offset counts UTF-16 code units, as JavaScript's strings do.
 */
function withDelta(
  turn: RunningTurn,
  { position, text }: Extract<ReplyEvent, { type: 'delta' }>,
): Pick<RunningTurn, 'replyId' | 'text'> {
  const reply = replyAt(turn, position);
  if (!position) return { ...reply, text: reply.text + text };
  const from = Math.max(0, position.offset - text.length);
  if (position.offset <= reply.text.length) return reply;
  return { ...reply, text: reply.text.slice(0, from) + text };
}

/** True when the delta does not reach back to what is there: something in between was lost. */
export function leavesGap(turn: RunningTurn | null, event: ReplyEvent): boolean {
  if (event.type !== 'delta' || !event.position) return false;
  const known = turn?.replyId === event.position.messageId ? turn.text.length : 0;
  return event.position.offset - event.text.length > known;
}

/** The server's list replaces ours; messages that did not change stay the same objects. */
export function withStoredMessages(
  state: ConversationState,
  stored: readonly MessageDto[],
): ConversationState {
  const known = new Map(state.messages.map((message) => [message.id, message]));
  const seen = new Set<string>();
  const messages: MessageDto[] = [];
  for (const message of stored) {
    if (seen.has(message.id)) continue;
    seen.add(message.id);
    const before = known.get(message.id);
    messages.push(before && isSameMessage(before, message) ? before : message);
  }
  const isSame =
    messages.length === state.messages.length &&
    messages.every((message, at) => message === state.messages[at]);
  return isSame ? state : { ...state, messages };
}

/** Replaces the message with that id, or adds it at the end. */
function upsert(messages: readonly MessageDto[], message: MessageDto): readonly MessageDto[] {
  const at = messages.findLastIndex(({ id }) => id === message.id);
  if (at < 0) return [...messages, message];
  return isSameMessage(messages[at]!, message) ? messages : messages.with(at, message);
}

function isSameMessage(one: MessageDto, other: MessageDto): boolean {
  return (
    one.content === other.content &&
    one.role === other.role &&
    one.createdAt === other.createdAt &&
    one.unanswered === other.unanswered &&
    one.idempotencyKey === other.idempotencyKey &&
    one.understudy === other.understudy
  );
}
