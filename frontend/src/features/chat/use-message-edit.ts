import { MESSAGE_MAX_LENGTH } from '@parley/contracts/text/limits';
import { useState } from 'react';
import { v4 as uuidv4 } from 'uuid';
import { isOnline } from '../../shared/network/connection';
import type { Conversation } from './model/conversation';
import type { SendOutcome } from './model/conversation-ports';
import type { ConversationState } from './model/conversation-state';
import { readEdit, writeEdit, type StoredEdit } from './model/edit-storage';
import { mayBeStored } from './model/turn-ending';

export interface MessageEdit {
  /** The message that is being written anew; null when none is. */
  messageId: string | null;
  text: string;
  /** In UTF-16 code units after trimming, as the server counts. */
  length: number;
  canSend: boolean;
  /** The editor was left by hand: the focus goes back to where it was opened. */
  wasLeft: boolean;
  begin: () => void;
  setText: (text: string) => void;
  cancel: () => void;
  submit: () => void;
}

interface MessageEditOptions {
  sessionId: string;
  conversation: Conversation;
  state: ConversationState;
  /** Nothing can be sent: no messages left, or nobody to answer. */
  isBlocked: boolean;
  onSent: () => void;
  onOutcome: (outcome: SendOutcome) => void;
  onOffline: () => void;
  /** The words could not be sent, and the message they were for is gone. */
  onOrphan: (text: string) => void;
}

/** The newest own message in other words: kept until it is sent or left, and given back when it was refused. */
export function useMessageEdit(options: MessageEditOptions): MessageEdit {
  const { sessionId, conversation, state, isBlocked, onSent, onOutcome, onOffline, onOrphan } = options;
  const [edit, setEdit] = useState(() => readEdit(sessionId));
  const [wasLeft, setWasLeft] = useState(false);
  const change = (next: StoredEdit | null) => {
    setEdit(next);
    writeEdit(sessionId, next);
  };

  const newest = newestOwn(state);
  const isOpen = edit !== null && edit.messageId === newest?.id && state.turn === null && !isBlocked;
  const content = edit?.text.trim() ?? '';
  const canSend = isOpen && content.length > 0 && content.length <= MESSAGE_MAX_LENGTH;

  const submit = () => {
    if (!canSend || conversation.getState().turn) return;
    if (!isOnline()) return onOffline();
    const { messageId, unsent } = edit;
    const idempotencyKey = unsent?.content === content ? unsent.idempotencyKey : uuidv4();
    change({ ...edit, unsent: { content, idempotencyKey } });
    void conversation.edit(messageId, content, idempotencyKey).then((outcome) => {
      if (outcome.kind === 'not-sent') {
        const isKept = newestOwn(conversation.getState())?.id === messageId;
        const again = mayBeStored(outcome.error) ? { content, idempotencyKey } : null;
        change(isKept ? { messageId, text: content, unsent: again } : null);
        if (!isKept) onOrphan(content);
      } else if (outcome.kind !== 'ignored') {
        change(null);
      }
      onOutcome(outcome);
    });
    onSent();
  };

  return {
    messageId: isOpen ? edit.messageId : null,
    text: edit?.text ?? '',
    length: content.length,
    canSend,
    wasLeft,
    begin: () => {
      if (!newest) return;
      setWasLeft(false);
      change({ messageId: newest.id, text: newest.content, unsent: null });
    },
    setText: (text) => edit && change({ ...edit, text }),
    cancel: () => {
      setWasLeft(true);
      change(null);
    },
    submit,
  };
}

function newestOwn({ messages }: ConversationState) {
  return messages.findLast(({ role }) => role === 'user');
}
