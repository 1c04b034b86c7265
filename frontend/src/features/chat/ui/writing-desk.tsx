import type { ChatSessionDto } from '@parley/contracts/chat/session';
import type { RefObject } from 'react';
import type { ConversationState } from '../model/conversation-state';
import type { ChatOutcomes } from '../use-chat-outcomes';
import type { Composer } from '../use-composer';
import { ComposerBox } from './composer';
import { CutOffLine, HasLeftNote, LimitLine, NoticeLine, PortrayalLine } from './desk-notes';
import { LockedNote } from './locked-note';

interface WritingDeskProps {
  session: ChatSessionDto;
  state: ConversationState;
  outcomes: ChatOutcomes;
  composer: Composer;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  isLimitReached: boolean;
  isResetting: boolean;
  onReset: () => void;
  onStop: () => void;
  onReconnect: () => void;
}

/** Where the visitor writes, and what is to be said about that. */
export function WritingDesk({ session, state, outcomes, composer, inputRef, ...desk }: WritingDeskProps) {
  const { character, understudy } = session;
  const { name } = character;
  return (
    <section
      aria-label="Writing desk"
      className="border-t border-rule bg-paper px-4 pb-[calc(0.75rem+env(safe-area-inset-bottom))] pt-3 sm:px-8"
    >
      <div className="mx-auto max-w-[42rem]">
        {outcomes.notice && <NoticeLine>{outcomes.notice}</NoticeLine>}
        {state.isCutOff && <CutOffLine name={name} onReconnect={desk.onReconnect} />}
        {character.hasLeft ? (
          <HasLeftNote name={name} />
        ) : (
          <>
            {outcomes.isLocked && <LockedNote name={name} slug={character.slug} />}
            {desk.isLimitReached && <LimitLine isBusy={desk.isResetting} onReset={desk.onReset} />}
            <ComposerBox
              composer={composer}
              name={name}
              inputRef={inputRef}
              phase={state.turn?.phase ?? null}
              isLimitReached={desk.isLimitReached}
              onStop={desk.onStop}
            />
          </>
        )}
        <div className="mt-2.5">
          <PortrayalLine name={name} isUnderstudy={understudy} />
        </div>
      </div>
    </section>
  );
}
