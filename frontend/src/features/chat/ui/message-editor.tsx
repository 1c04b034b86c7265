import { MESSAGE_MAX_LENGTH } from '@parley/contracts/text/limits';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { Button } from '../../../shared/ui/button';
import { classNames } from '../../../shared/ui/class-names';
import type { MessageEdit } from '../use-message-edit';
import { isSendingEnter } from './enter-key';
import { GrowingTextarea } from './growing-textarea';
import { LengthCounter } from './length-counter';

interface MessageEditorProps {
  edit: MessageEdit;
  /** What sending again takes, where it takes something. */
  cost: string | null;
}

/** The newest own message, to be written anew in its place: Enter sends, Escape leaves it as it is. */
export function MessageEditor({ edit, cost }: MessageEditorProps) {
  const id = useId();
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const isTooLong = edit.length > MESSAGE_MAX_LENGTH;
  useEffect(() => {
    const input = inputRef.current;
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      edit.cancel();
    } else if (isSendingEnter(event)) {
      event.preventDefault();
      edit.submit();
    }
  };
  return (
    <form
      aria-label="Write your message anew"
      className="flex flex-col items-end sm:pl-24"
      onSubmit={(event) => {
        event.preventDefault();
        edit.submit();
      }}
    >
      <div
        className={classNames(
          'w-full rounded-lg rounded-br-sm border bg-raised px-4 py-1 shadow-card sm:px-5',
          isTooLong ? 'border-fault' : 'border-edge focus-within:border-accent',
        )}
      >
        <GrowingTextarea
          inputRef={inputRef}
          shown={edit.text}
          value={edit.text}
          onChange={(event) => edit.setText(event.target.value)}
          onKeyDown={onKeyDown}
          aria-label="Your message"
          aria-invalid={isTooLong || undefined}
          aria-describedby={`${id}-counter ${id}-what`}
          enterKeyHint="send"
        />
        <LengthCounter id={`${id}-counter`} length={edit.length} />
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-end gap-2">
        <p id={`${id}-what`} className="w-full text-right text-2xs text-ink-faint sm:mr-2 sm:w-auto">
          The old message and its answer make way.{cost && ` Uses ${cost}.`}
        </p>
        <Button variant="quiet" className="px-4" onClick={edit.cancel}>
          Cancel
        </Button>
        <Button type="submit" className="px-4" disabled={!edit.canSend}>
          Send again
        </Button>
      </div>
    </form>
  );
}
