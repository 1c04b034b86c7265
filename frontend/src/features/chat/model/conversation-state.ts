import type { MessageDto, TurnDto } from '@parley/contracts/chat/message';
import { answersTo, idsFrom, merged, upsert, without } from './message-sequence';
import type { ReplyEvent, ReplyPosition } from './reply-stream';

/**
 * What the running turn is doing: `sending` until the server has stored the message, `waiting` for the
 * first word, `writing`, `reconnecting` after a lost connection, `stopping` after Stop was pressed.
 */
export type TurnPhase = 'sending' | 'waiting' | 'writing' | 'reconnecting' | 'stopping';

/** Messages that make way for the running turn: out of sight at once, and gone when the server says so. */
interface Replaced {
  ids: ReadonlySet<string>;
  /** An edited message takes the old one's place when it is stored, another answer when it is complete. */
  once: 'stored' | 'answered';
}

/** The one turn that may run in a session. */
export interface RunningTurn {
  phase: TurnPhase;
  /** The text on its way, shown until the stored message takes its place; null once it has. */
  outgoing: { content: string; sentAt: string } | null;
  userMessageId: string | null;
  /** What this turn takes the place of; null when it adds to the end. */
  replaced: Replaced | null;
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
  replaced: null,
  replyId: null,
  text: '',
};

/** A new message leaves: it is shown at once, before the server has stored it. */
export function withOutgoing(state: ConversationState, content: string, sentAt: string): ConversationState {
  return withTurn(state, { phase: 'sending', outgoing: { content, sentAt } });
}

/** The newest message leaves anew, with other words: what was said from it on makes way. */
export function withEdited(
  state: ConversationState,
  messageId: string,
  content: string,
  sentAt: string,
): ConversationState {
  const ids = idsFrom(state.messages, messageId);
  return withTurn(state, {
    phase: 'sending',
    outgoing: { content, sentAt },
    replaced: { ids, once: 'stored' },
  });
}

/** Another answer is asked for: the one there is makes way. */
export function withAnotherAnswer(state: ConversationState, userMessageId: string): ConversationState {
  const ids = answersTo(state.messages, userMessageId, null);
  return withTurn(state, { phase: 'sending', userMessageId, replaced: { ids, once: 'answered' } });
}

/** A stored message that had no answer is sent again: it stays where it is. */
export function withRetry(state: ConversationState, userMessageId: string): ConversationState {
  return withTurn(state, { phase: 'sending', userMessageId });
}

function withTurn(state: ConversationState, turn: Partial<RunningTurn>): ConversationState {
  return { ...state, turn: { ...NEW_TURN, ...turn }, failed: null, isCutOff: false };
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
  switch (event.type) {
    case 'start':
      return withStart(state, event);
    case 'delta': {
      const turn = state.turn ?? NEW_TURN;
      const phase = turn.phase === 'stopping' ? 'stopping' : 'writing';
      return { ...state, turn: { ...turn, ...withDelta(turn, event), phase } };
    }
    case 'done':
      return withDone(state, event.turn);
    case 'error':
      return state;
  }
}

function withStart(
  state: ConversationState,
  { userMessage, position }: Extract<ReplyEvent, { type: 'start' }>,
): ConversationState {
  const turn = state.turn ?? NEW_TURN;
  const isOver = turn.replaced?.once === 'stored';
  const messages = upsert(isOver ? without(state.messages, turn.replaced?.ids) : state.messages, userMessage);
  // A reply to a message that has an answer, asked for elsewhere: that answer makes way here, too.
  const answers = answersTo(messages, userMessage.id, position?.messageId ?? null);
  const replaced: Replaced | null = answers.size > 0 ? { ids: answers, once: 'answered' } : null;
  return {
    ...state,
    messages,
    turn: {
      ...turn,
      ...replyAt(turn, position),
      phase: turn.phase === 'stopping' ? 'stopping' : 'waiting',
      outgoing: null,
      userMessageId: userMessage.id,
      replaced: isOver ? null : (turn.replaced ?? replaced),
    },
  };
}

function withDone(
  state: ConversationState,
  { userMessage, assistantMessage, messagesRemaining }: TurnDto,
): ConversationState {
  const replaced = state.turn?.replaced ?? null;
  // Stopped before its first word, another answer takes nothing's place.
  const isOver = replaced?.once === 'stored' || assistantMessage !== null;
  const asked = upsert(isOver ? without(state.messages, replaced?.ids) : state.messages, userMessage);
  return {
    ...state,
    messages: assistantMessage ? upsert(asked, assistantMessage) : asked,
    turn: null,
    failed: null,
    isCutOff: false,
    messagesRemaining: messagesRemaining ?? state.messagesRemaining,
  };
}

/** The messages as they are to be seen now: without those that are making way. */
export function messagesOnShow({ messages, turn }: ConversationState): readonly MessageDto[] {
  return without(messages, turn?.replaced?.ids);
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
  const messages = merged(state.messages, stored);
  return messages === state.messages ? state : { ...state, messages };
}
