import type { ChatSessionDto } from '@parley/contracts/chat/session';
import { SESSION_TITLE_MAX_LENGTH } from '@parley/contracts/text/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { buttonClasses } from '../ui/button';
import { classNames } from '../ui/class-names';
import { Spinner } from '../ui/spinner';
import { toast } from '../ui/toast';
import { rememberConversation, renameConversation } from './conversation-calls';
import { ownTitle } from './conversation-title';

interface RenameFormProps {
  session: ChatSessionDto;
  /** Called when the title was saved, and when it was left as it is. */
  onDone: () => void;
  className?: string;
}

/** The title, to be written anew in its place: Enter saves, Escape leaves it as it is. */
export function RenameForm({ session, onDone, className }: RenameFormProps) {
  const queryClient = useQueryClient();
  const [title, setTitle] = useState(ownTitle(session) ?? '');
  const { mutate, isPending } = useMutation({
    mutationFn: (written: string) => renameConversation(session.id, written),
    onSuccess: (renamed) => {
      rememberConversation(queryClient, renamed);
      onDone();
    },
    onError: () =>
      toast({
        tone: 'fault',
        title: 'Error',
        description: 'Failed to rename conversation. Please try again.',
      }),
  });
  const written = title.trim();
  const save = () => {
    if (isPending) return;
    if (!written || written === session.title) onDone();
    else mutate(written);
  };
  return (
    <form
      className={classNames(
        'flex items-center gap-1 rounded-md border border-edge bg-raised py-0.5 pl-3 pr-0.5 focus-within:border-accent',
        className,
      )}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <input
        ref={selectAll}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
        readOnly={isPending}
        maxLength={SESSION_TITLE_MAX_LENGTH}
        aria-label="Title of the conversation"
        placeholder="What is it about?"
        autoComplete="off"
        enterKeyHint="done"
        className="h-10 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-faint sm:text-sm"
      />
      <button
        type="submit"
        aria-label="Save the title"
        className={buttonClasses('quiet', 'sm', 'size-10 px-0')}
      >
        {isPending ? <Spinner /> : <Check aria-hidden size={17} />}
      </button>
      <button
        type="button"
        aria-label="Leave the title as it is"
        onClick={onDone}
        className={buttonClasses('quiet', 'sm', 'size-10 px-0')}
      >
        <X aria-hidden size={17} />
      </button>
    </form>
  );
}

function selectAll(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
