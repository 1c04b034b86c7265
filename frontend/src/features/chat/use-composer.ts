import { MESSAGE_MAX_LENGTH } from '@parley/contracts/text/limits';
import { useEffect, useRef, useState } from 'react';
import { isOnline } from '../../shared/network/connection';
import type { Conversation } from './model/conversation';
import type { SendOutcome } from './model/conversation-ports';
import type { ConversationState } from './model/conversation-state';
import { joinDraft, readDraft, writeDraft, type Draft } from './model/draft-storage';
import { mayBeStored } from './model/turn-ending';
import { v4 as uuidv4 } from 'uuid';

export interface Composer {
  text: string;
  setText: (text: string) => void;
  /** Puts words that could not be sent in front of what is there. */
  giveBack: (text: string) => void;
  /** In UTF-16 code units after trimming, as the server counts. */
  length: number;
  canSend: boolean;
  submit: () => void;
}

interface ComposerOptions {
  sessionId: string;
  conversation: Conversation;
  state: ConversationState;
  /** Sending is not possible for a reason of its own: no messages left, or nobody to answer. */
  isBlocked: boolean;
  onOutcome: (outcome: SendOutcome) => void;
  /** Nothing can be sent for want of a network; the text stays where it is. */
  onOffline: () => void;
}

/** What is being written: kept per session, cleared when it is stored, given back when it was not. */
export function useComposer(options: ComposerOptions): Composer {
  const { sessionId, conversation, state, isBlocked, onOutcome, onOffline } = options;
  const [draft, setDraft] = useState(() => restoredDraft(sessionId, state));
  const latest = useRef(draft);
  const change = (next: Draft) => {
    latest.current = next;
    setDraft(next);
    writeDraft(sessionId, next);
  };

  const length = draft.text.trim().length;
  const canSend = length > 0 && length <= MESSAGE_MAX_LENGTH && state.turn === null && !isBlocked;

  // The server has the message: from here on it is not ours to keep.
  const isSending = useRef(false);
  const isStored = state.turn !== null && state.turn.outgoing === null;
  useEffect(() => {
    if (!isStored || !isSending.current || !latest.current.unsent) return;
    latest.current = { ...latest.current, unsent: null };
    writeDraft(sessionId, latest.current);
  }, [isStored, sessionId]);

  const submit = () => {
    // Read from the conversation, not from the last render: a second click may come before the next one.
    if (!canSend || conversation.getState().turn) return;
    if (!isOnline()) return onOffline();
    const content = latest.current.text.trim();
    const { unsent } = latest.current;
    const idempotencyKey = unsent?.content === content ? unsent.idempotencyKey : uuidv4();
    change({ text: '', unsent: { content, idempotencyKey } });
    isSending.current = true;
    void conversation.send(content, idempotencyKey).then((outcome) => {
      isSending.current = false;
      if (outcome.kind === 'not-sent') {
        const { text } = latest.current;
        const unsent = mayBeStored(outcome.error) ? { content, idempotencyKey } : null;
        change({ text: joinDraft(outcome.content, text), unsent });
      } else if (outcome.kind !== 'ignored') {
        change({ ...latest.current, unsent: null });
      }
      onOutcome(outcome);
    });
  };

  return {
    text: draft.text,
    setText: (text) => change({ ...latest.current, text }),
    giveBack: (text) => change({ ...latest.current, text: joinDraft(text, latest.current.text) }),
    length,
    canSend,
    submit,
  };
}

/** A text that was on its way when the page was left comes back, unless it arrived after all. */
function restoredDraft(sessionId: string, { messages }: ConversationState): Draft {
  const { text, unsent } = readDraft(sessionId);
  if (!unsent) return { text, unsent };
  const newest = messages.findLast(({ role }) => role === 'user');
  if (newest?.content === unsent.content) return { text, unsent: null };
  return { text: joinDraft(unsent.content, text), unsent };
}
