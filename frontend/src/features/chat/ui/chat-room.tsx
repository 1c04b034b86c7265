import { useEffect, useRef, useState } from 'react';
import { anonymousState } from '../../../shared/anonymous/anonymous-session';
import { useCharge } from '../use-charge';
import { useChatOutcomes } from '../use-chat-outcomes';
import { useComposer } from '../use-composer';
import { useConversation, type ConversationSource } from '../use-conversation';
import { useFreshSessionLists } from '../use-fresh-session-lists';
import { useKeptConversation } from '../use-kept-conversation';
import { useKeyboardReady } from '../use-keyboard-ready';
import { useLateTitle } from '../use-late-title';
import { useLimitDialog } from '../use-limit-dialog';
import { useMessageEdit } from '../use-message-edit';
import { useReset } from '../use-reset';
import { useRoomHeight } from '../use-room-height';
import { useStickToEnd } from '../use-stick-to-end';
import { useTurnActions } from '../use-turn-actions';
import { Letters } from './letters';
import { LimitDialog } from './limit-dialog';
import { OwnerHeader } from './owner-header';
import { ReplyAnnouncer } from './reply-announcer';
import { ResetDialog } from './reset-dialog';
import { VisitorHeader } from './visitor-header';
import { WritingDesk } from './writing-desk';

/** What editing and answering again take from an anonymous visitor. */
const FREE_MESSAGE = '1 free message';

interface ChatRoomProps extends ConversationSource {
  onStale: () => void;
  /** The conversation was deleted: the page has nothing to show any more. */
  onDeleted: () => Promise<void>;
}

/** One conversation: the letters above, the writing desk below. */
export function ChatRoom({ onStale, onDeleted, ...source }: ChatRoomProps) {
  const { session, anonymousId } = source;
  const { character } = session;
  const isAnonymous = anonymousId !== null;
  const { conversation, state } = useConversation(source, onStale);
  const { turn, messages } = state;
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const scroll = useStickToEnd(source.messages.length > 0);
  const { scrollerRef, goToEnd } = scroll;
  useRoomHeight();
  useFreshSessionLists(messages);
  useKeptConversation(source, state);

  // What was remembered is shown until the server has spoken; only the server opens the dialog.
  const [remembered] = useState(() => (isAnonymous ? anonymousState() : null));
  const messagesRemaining = isAnonymous
    ? (state.messagesRemaining ?? remembered?.messagesRemaining ?? null)
    : null;
  const isLimitReached = messagesRemaining === 0 && turn === null;
  const isBlocked = isLimitReached || character.hasLeft;
  const [isLimitOpen, setIsLimitOpen] = useLimitDialog(
    isAnonymous && state.messagesRemaining === 0,
    turn !== null,
  );
  const [isResetOpen, setIsResetOpen] = useState(false);
  const [answeredId, setAnsweredId] = useState<string>();
  useLateTitle(session, anonymousId, answeredId);
  const charge = useCharge(!isAnonymous, turn !== null);
  const outcomes = useChatOutcomes({
    name: character.name,
    onAnswered: () => {
      charge();
      setAnsweredId(conversation.getState().messages.at(-1)?.id);
    },
    onLimit: () => conversation.noteLimitReached(),
    onStale,
  });
  const talk = { conversation, state, isBlocked, onOutcome: outcomes.handle, onOffline: outcomes.sayOffline };
  const composer = useComposer({ ...talk, sessionId: session.id });
  const actions = useTurnActions({ ...talk, inputRef, scrollerRef });
  const edit = useMessageEdit({
    ...talk,
    sessionId: session.id,
    onSent: actions.keepFocus,
    onOrphan: composer.giveBack,
  });
  const { isResetting, reset } = useReset(conversation, () => {
    setIsLimitOpen(false);
    setIsResetOpen(false);
    outcomes.clearNotice();
  });

  const choosePrompt = (prompt: string) => {
    composer.setText(prompt);
    inputRef.current?.focus();
  };
  useKeyboardReady(inputRef, !isLimitReached);
  // A message of one's own is always followed, wherever the reader was.
  const sentAt = turn?.outgoing?.sentAt;
  useEffect(() => {
    if (sentAt) goToEnd();
  }, [sentAt, goToEnd]);

  const isRewritable = turn === null && !isBlocked && !state.isCutOff;
  return (
    <div className="chat-room grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto]">
      {isAnonymous ? (
        <VisitorHeader
          session={session}
          messagesRemaining={messagesRemaining}
          onReset={messages.length > 0 ? () => setIsResetOpen(true) : null}
          isResetBlocked={turn !== null}
        />
      ) : (
        <OwnerHeader session={session} messages={messages} onDeleted={onDeleted} />
      )}
      <Letters
        session={session}
        state={state}
        scroll={scroll}
        rewriting={
          isRewritable
            ? { edit, onAnswerAgain: actions.regenerate, cost: isAnonymous ? FREE_MESSAGE : null }
            : null
        }
        onRetry={actions.retry}
        onChoosePrompt={choosePrompt}
      />
      <WritingDesk
        session={session}
        state={state}
        outcomes={outcomes}
        composer={composer}
        inputRef={inputRef}
        isLimitReached={isLimitReached}
        isResetting={isResetting}
        onReset={reset}
        onStop={actions.stop}
        onReconnect={() => void conversation.refresh().catch(() => undefined)}
      />
      <ReplyAnnouncer name={character.name} messages={messages} />
      {isAnonymous && (
        <>
          <LimitDialog
            isOpen={isLimitOpen}
            onOpenChange={setIsLimitOpen}
            name={character.name}
            isResetting={isResetting}
            onReset={reset}
          />
          <ResetDialog
            isOpen={isResetOpen}
            onClose={() => setIsResetOpen(false)}
            name={character.name}
            isResetting={isResetting}
            onReset={reset}
          />
        </>
      )}
    </div>
  );
}
