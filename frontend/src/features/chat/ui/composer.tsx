import { MESSAGE_MAX_LENGTH } from '@parley/contracts/text/limits';
import { Send, Square } from 'lucide-react';
import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { Button } from '../../../shared/ui/button';
import { classNames } from '../../../shared/ui/class-names';
import type { TurnPhase } from '../model/conversation-state';
import type { Composer } from '../use-composer';

const LIMIT_PLACEHOLDER = 'Create a free account to continue chatting...';
/** The counter shows when fewer characters than this are left. */
const COUNTER_FROM_LEFT = 400;
/** Stop takes the place of Send: the second half of a double click must not hit it. */
const DOUBLE_CLICK_MS = 500;
/** Touch screens do not always count taps; nobody wants to stop what began this moment ago. */
const DOUBLE_TAP_MS = 200;
/** Longer texts fill the box anyway; measuring them would only take time. */
const MEASURED_LENGTH = 6_000;

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
  useGrowingHeight(inputRef, text || placeholder);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // 229: Safari ends a composition before the Enter that ended it.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
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
        <textarea
          ref={inputRef}
          rows={1}
          value={text}
          onChange={(event) => composer.setText(event.target.value)}
          onKeyDown={onKeyDown}
          disabled={isLimitReached}
          aria-label={`Message to ${name}`}
          aria-invalid={isTooLong || undefined}
          aria-describedby="composer-counter"
          placeholder={placeholder}
          enterKeyHint="send"
          autoComplete="off"
          dir="auto"
          className="block max-h-[min(12rem,34dvh)] w-full resize-none overflow-y-auto bg-transparent py-2 text-base pointer-coarse:py-2.5 text-ink outline-none placeholder:text-ink-faint disabled:cursor-not-allowed"
        />
        <Counter length={length} />
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

function Counter({ length }: { length: number }) {
  const left = MESSAGE_MAX_LENGTH - length;
  const isShown = left < COUNTER_FROM_LEFT;
  const words = `${length.toLocaleString('en')} of ${MESSAGE_MAX_LENGTH.toLocaleString('en')} characters`;
  return (
    <p
      id="composer-counter"
      role="status"
      className={classNames(
        'tabular text-2xs',
        isShown && 'pb-1.5',
        left < 0 ? 'font-medium text-fault' : 'text-ink-faint',
      )}
    >
      {isShown && (left < 0 ? `${words}: too long to send. Nothing was cut off.` : words)}
    </p>
  );
}

/** As high as what it shows, be it the text or a placeholder that needs a second line. */
function useGrowingHeight(inputRef: RefObject<HTMLTextAreaElement | null>, shown: string): void {
  const wasMeasured = useRef(true);
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    const isMeasured = shown.length <= MEASURED_LENGTH;
    if (!isMeasured && !wasMeasured.current) return;
    wasMeasured.current = isMeasured;
    input.style.height = 'auto';
    input.style.height = isMeasured ? `${input.scrollHeight}px` : '100rem';
  }, [inputRef, shown]);
}
