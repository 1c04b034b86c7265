import { ArrowDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { anonymousState } from '../../../shared/anonymous/anonymous-session';
import { isOnline } from '../../../shared/network/connection';
import { toast } from '../../../shared/ui/toast';
import { v4 as uuidv4 } from 'uuid';
import { useChatOutcomes } from '../use-chat-outcomes';
import { useComposer } from '../use-composer';
import { useConversation, type ConversationSource } from '../use-conversation';
import { useFreshSessionLists } from '../use-fresh-session-lists';
import { useKeptConversation } from '../use-kept-conversation';
import { useKeyboardReady } from '../use-keyboard-ready';
import { useLimitDialog } from '../use-limit-dialog';
import { useReset } from '../use-reset';
import { useRoomHeight } from '../use-room-height';
import { useStickToEnd } from '../use-stick-to-end';
import { ChatHeader } from './chat-header';
import { ComposerBox } from './composer';
import { CutOffLine, HasLeftNote, LimitLine, NoticeLine, PortrayalLine } from './desk-notes';
import { Letterhead } from './letterhead';
import { LimitDialog } from './limit-dialog';
import { MessageList } from './message-list';
import { ReplyAnnouncer } from './reply-announcer';
import { ResetDialog } from './reset-dialog';
import { StarterPrompts } from './starter-prompts';

interface ChatRoomProps extends ConversationSource {
  onStale: () => void;
}

/** One conversation: the letters above, the writing desk below. */
export function ChatRoom({ onStale, ...source }: ChatRoomProps) {
  const { session, anonymousId } = source;
  const { character } = session;
  const isAnonymous = anonymousId !== null;
  const { conversation, state } = useConversation(source, onStale);
  const { turn, messages } = state;
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const { scrollerRef, contentRef, isAtEnd, goToEnd } = useStickToEnd(source.messages.length > 0);
  useRoomHeight();
  useFreshSessionLists(messages.length);
  useKeptConversation(source, state);

  // What was remembered is shown until the server has spoken; only the server opens the dialog.
  const [remembered] = useState(() => (isAnonymous ? anonymousState() : null));
  const messagesRemaining = isAnonymous
    ? (state.messagesRemaining ?? remembered?.messagesRemaining ?? null)
    : null;
  const isLimitReached = messagesRemaining === 0 && turn === null;
  const [isLimitOpen, setIsLimitOpen] = useLimitDialog(
    isAnonymous && state.messagesRemaining === 0,
    turn !== null,
  );
  const [isResetOpen, setIsResetOpen] = useState(false);
  const outcomes = useChatOutcomes({
    name: character.name,
    onLimit: () => conversation.noteLimitReached(),
    onStale,
  });
  const composer = useComposer({
    sessionId: session.id,
    conversation,
    state,
    isBlocked: isLimitReached || character.hasLeft,
    onOutcome: outcomes.handle,
    onOffline: outcomes.sayOffline,
  });
  const { isResetting, reset } = useReset(conversation, () => {
    setIsLimitOpen(false);
    setIsResetOpen(false);
    outcomes.clearNotice();
  });

  const { handle, sayOffline } = outcomes;
  const retry = (messageId: string) =>
    isOnline() ? void conversation.retry(messageId, uuidv4()).then(handle) : sayOffline();
  const stop = () => {
    inputRef.current?.focus();
    void conversation.stop().then((isDone) => {
      if (!isDone)
        toast({ tone: 'fault', title: 'Error', description: 'The reply could not be stopped. It goes on.' });
    });
  };
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

  return (
    <div className="chat-room grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto]">
      <ChatHeader
        character={character}
        messagesRemaining={messagesRemaining}
        onReset={isAnonymous && messages.length > 0 ? () => setIsResetOpen(true) : null}
        isResetBlocked={turn !== null}
      />
      <div className="relative grid min-h-0">
        <div
          ref={scrollerRef}
          role="log"
          aria-live="off"
          aria-label={`Conversation with ${character.name}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard
          tabIndex={0}
          className="chat-letters overflow-y-auto overscroll-contain -outline-offset-2"
        >
          <div ref={contentRef} className="mx-auto max-w-[46rem] px-5 pb-8 sm:px-8">
            <Letterhead character={character} />
            {messages.length === 0 && !turn && !character.hasLeft ? (
              <StarterPrompts name={character.name} onChoose={choosePrompt} />
            ) : (
              <div className="mt-6">
                <MessageList
                  name={character.name}
                  isUnderstudy={session.understudy}
                  state={state}
                  onRetry={retry}
                />
              </div>
            )}
          </div>
        </div>
        {!isAtEnd && <LatestButton onClick={() => goToEnd(true)} />}
      </div>
      <section
        aria-label="Writing desk"
        className="border-t border-rule bg-paper px-4 pb-[calc(0.75rem+env(safe-area-inset-bottom))] pt-3 sm:px-8"
      >
        <div className="mx-auto max-w-[42rem]">
          {outcomes.notice && <NoticeLine>{outcomes.notice}</NoticeLine>}
          {state.isCutOff && (
            <CutOffLine
              name={character.name}
              onReconnect={() => void conversation.refresh().catch(() => undefined)}
            />
          )}
          {character.hasLeft ? (
            <HasLeftNote name={character.name} />
          ) : (
            <>
              {isLimitReached && <LimitLine isBusy={isResetting} onReset={reset} />}
              <ComposerBox
                composer={composer}
                name={character.name}
                inputRef={inputRef}
                phase={turn?.phase ?? null}
                isLimitReached={isLimitReached}
                onStop={stop}
              />
            </>
          )}
          <div className="mt-2.5">
            <PortrayalLine name={character.name} isUnderstudy={session.understudy} />
          </div>
        </div>
      </section>
      <ReplyAnnouncer name={character.name} messages={messages} />
      <LimitDialog
        isOpen={isLimitOpen}
        onOpenChange={setIsLimitOpen}
        name={character.name}
        isResetting={isResetting}
        onReset={reset}
      />
      <ResetDialog
        isOpen={isResetOpen}
        onOpenChange={setIsResetOpen}
        name={character.name}
        isResetting={isResetting}
        onReset={reset}
      />
    </div>
  );
}

function LatestButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="absolute bottom-4 left-1/2 inline-flex min-h-11 -translate-x-1/2 animate-appear items-center gap-2 rounded-full border border-edge bg-raised px-4 text-xs font-semibold shadow-lifted transition-colors hover:border-accent hover:text-accent"
    >
      <ArrowDown aria-hidden size={15} />
      Latest
    </button>
  );
}
