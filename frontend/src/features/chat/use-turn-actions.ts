import type { RefObject } from 'react';
import { v4 as uuidv4 } from 'uuid';
import { isOnline } from '../../shared/network/connection';
import { toast } from '../../shared/ui/toast';
import type { Conversation } from './model/conversation';
import type { SendOutcome } from './model/conversation-ports';
import { isKeyboardAtHand } from './use-keyboard-ready';

interface TurnActionsOptions {
  conversation: Conversation;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  scrollerRef: RefObject<HTMLDivElement | null>;
  onOutcome: (outcome: SendOutcome) => void;
  onOffline: () => void;
}

/** What can be done about a message or a reply that is there. */
export function useTurnActions(options: TurnActionsOptions) {
  const { conversation, inputRef, scrollerRef, onOutcome, onOffline } = options;
  /** What was pressed goes: the focus moves to where the visitor goes on, without opening a keyboard. */
  const keepFocus = () => {
    const next = isKeyboardAtHand() ? inputRef.current : scrollerRef.current;
    next?.focus({ preventScroll: true });
  };
  const retry = (messageId: string) =>
    isOnline() ? void conversation.retry(messageId, uuidv4()).then(onOutcome) : onOffline();
  const regenerate = () => {
    if (!isOnline()) return onOffline();
    void conversation.regenerate(uuidv4()).then(onOutcome);
    keepFocus();
  };
  const stop = () => {
    inputRef.current?.focus();
    void conversation.stop().then((isDone) => {
      if (!isDone)
        toast({ tone: 'fault', title: 'Error', description: 'The reply could not be stopped. It goes on.' });
    });
  };
  return { retry, regenerate, stop, keepFocus };
}
