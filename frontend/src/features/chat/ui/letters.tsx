import type { ChatSessionDto } from '@parley/contracts/chat/session';
import { ArrowDown } from 'lucide-react';
import { ownTitle } from '../../../shared/conversations/conversation-title';
import type { ConversationState } from '../model/conversation-state';
import type { StickToEnd } from '../use-stick-to-end';
import { Letterhead } from './letterhead';
import { MessageList, type Rewriting } from './message-list';
import { StarterPrompts } from './starter-prompts';

interface LettersProps {
  session: ChatSessionDto;
  state: ConversationState;
  scroll: StickToEnd;
  rewriting: Rewriting | null;
  onRetry: (messageId: string) => void;
  onChoosePrompt: (prompt: string) => void;
}

/** All that was said, or four ways to begin; it scrolls for itself. */
export function Letters({ session, state, scroll, rewriting, onRetry, onChoosePrompt }: LettersProps) {
  const { character } = session;
  const { scrollerRef, contentRef, isAtEnd, goToEnd } = scroll;
  const isEmpty = state.messages.length === 0 && !state.turn;
  return (
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
          <Letterhead character={character} title={ownTitle(session)} />
          {isEmpty && !character.hasLeft ? (
            <StarterPrompts name={character.name} onChoose={onChoosePrompt} />
          ) : (
            <div className="mt-6">
              <MessageList
                name={character.name}
                isUnderstudy={session.understudy}
                state={state}
                onRetry={onRetry}
                rewriting={rewriting}
              />
            </div>
          )}
        </div>
      </div>
      {!isAtEnd && <LatestButton onClick={() => goToEnd(true)} />}
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
