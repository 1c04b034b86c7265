import { MESSAGE_MAX_LENGTH } from '@parley/contracts/text/limits';
import { Send, Square } from 'lucide-react';
import { useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { Button } from '../../../shared/ui/button';
import { classNames } from '../../../shared/ui/class-names';
import type { TurnPhase } from '../model/conversation-state';
import type { Composer } from '../use-composer';
import { isSendingEnter } from './enter-key';
import { GrowingTextarea } from './growing-textarea';
import { LengthCounter } from './length-counter';

const LIMIT_PLACEHOLDER = 'Create a free account to continue chatting...';
/** Stop takes the place of Send: the second half of a double click must not hit it. */
const DOUBLE_CLICK_MS = 500;
/** Touch screens do not always count taps; nobody wants to stop what began this moment ago. */
const DOUBLE_TAP_MS = 200;
interface ComposerBoxProps {
  composer: Composer;
  name: string;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** What the running turn does; null when none runs. */
  phase: TurnPhase | null;
  isLimitReached: boolean;
  onStop: () => void;
}

/** Where the visitor writes: Enter sends, Shift+Enter starts a line. */
export function ComposerBox({ composer, name, inputRef, phase, isLimitReached, onStop }: ComposerBoxProps) {
  const { text, length } = composer;
  const isTooLong = length > MESSAGE_MAX_LENGTH;
  const placeholder = isLimitReached ? LIMIT_PLACEHOLDER : `Write to ${name}…`;
  const submittedAt = useRef(-Infinity);
  const submit = () => {
    if (composer.canSend) submittedAt.current = performance.now();
    composer.submit();
  };
  const stop = ({ detail: clicks }: MouseEvent) => {
    const elapsedMs = performance.now() - submittedAt.current;
    if (elapsedMs > (clicks > 1 ? DOUBLE_CLICK_MS : DOUBLE_TAP_MS)) onStop();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isSendingEnter(event)) return;
    event.preventDefault();
    submit();
  };

  return (
    <form
      className={classNames(
        'flex items-end gap-2 rounded-lg border bg-raised py-1.5 pl-4 pr-1.5 shadow-card transition-colors',
        isTooLong ? 'border-fault' : 'border-edge focus-within:border-accent',
        isLimitReached && 'bg-transparent shadow-none',
      )}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="min-w-0 flex-1 self-center">
        <GrowingTextarea
          inputRef={inputRef}
          shown={text || placeholder}
          value={text}
          onChange={(event) => composer.setText(event.target.value)}
          onKeyDown={onKeyDown}
          disabled={isLimitReached}
          aria-label={`Message to ${name}`}
          aria-invalid={isTooLong || undefined}
          aria-describedby="composer-counter"
          placeholder={placeholder}
          enterKeyHint="send"
        />
        <LengthCounter id="composer-counter" length={length} />
      </div>
      {phase === null ? (
        <Button type="submit" disabled={!composer.canSend} className="px-4" aria-label="Send">
          <Send aria-hidden size={17} strokeWidth={1.9} />
          <span className="max-sm:hidden">Send</span>
        </Button>
      ) : (
        <Button variant="outline" onClick={stop} isLoading={phase === 'stopping'} className="px-4">
          {phase !== 'stopping' && <Square aria-hidden size={14} fill="currentColor" />}
          Stop
        </Button>
      )}
    </form>
  );
}
