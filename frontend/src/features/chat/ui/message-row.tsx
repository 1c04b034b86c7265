import type { MessageDto } from '@parley/contracts/chat/message';
import { RotateCcw } from 'lucide-react';
import { memo, useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../../shared/ui/button';
import { MessageText } from './message-text';
import { MessageTime } from './message-time';

interface UserMessageProps {
  content: string;
  createdAt: string;
  isOnItsWay?: boolean;
  /** What can be done about it, beside its time. */
  action?: ReactNode;
}

/** The visitor's note: right, in the interface face, on a slip of its own. */
export const UserMessage = memo(function UserMessage({
  content,
  createdAt,
  isOnItsWay,
  action,
}: UserMessageProps) {
  return (
    <article aria-label="You" className="flex flex-col items-end pl-10 sm:pl-24">
      <div
        dir="auto"
        className="letter-plain max-w-full rounded-lg rounded-br-sm border border-rule bg-raised px-4 py-3 text-sm shadow-card wrap-anywhere sm:px-5 [&>p+p]:mt-3"
      >
        <MessageText text={content} />
      </div>
      <div className="mt-1.5 flex items-center gap-4 pr-1 text-2xs text-ink-faint">
        {action}
        <p>{isOnItsWay ? 'Sending…' : <MessageTime at={createdAt} />}</p>
      </div>
    </article>
  );
});

interface AssistantMessageProps {
  name: string;
  content: string;
  /** Null while it is being written. */
  createdAt: string | null;
  /** Said by the understudy although a language model speaks now. */
  isByUnderstudy?: boolean;
  /** What can be done about it, beside its time. */
  action?: ReactNode;
}

/** How long the last words of a reply keep their ink before they become plain text. */
const DRYING_MS = 1_200;

/** The figure's letter: left, in the reading serif, straight on the paper. */
export const AssistantMessage = memo(function AssistantMessage({
  name,
  content,
  createdAt,
  isByUnderstudy,
  action,
}: AssistantMessageProps) {
  const isGrowing = createdAt === null;
  const isInked = useIsWet(isGrowing);
  return (
    <article aria-label={name} className="letter-measure" aria-busy={isGrowing || undefined}>
      <div dir="auto" className="letter font-reading text-reading text-ink wrap-anywhere">
        <MessageText text={content} isGrowing={isGrowing} isInked={isInked} />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-5 text-2xs text-ink-faint">
        <p>
          {createdAt === null ? <span aria-hidden>&nbsp;</span> : <MessageTime at={createdAt} />}
          {isByUnderstudy && ' · spoken by the understudy'}
        </p>
        {action}
      </div>
    </article>
  );
});

function useIsWet(isGrowing: boolean): boolean {
  const [isWet, setIsWet] = useState(isGrowing);
  useEffect(() => {
    if (isGrowing) return;
    const timer = setTimeout(() => setIsWet(false), DRYING_MS);
    return () => clearTimeout(timer);
  }, [isGrowing]);
  return isWet;
}

interface UnansweredNoteProps {
  message: MessageDto;
  name: string;
  /** Known when it failed just now. */
  reason: string | null;
  fragment: string;
  isBusy: boolean;
  onRetry: (messageId: string) => void;
}

/** What happened to a message without a reply, what was kept, and the way on. */
export const UnansweredNote = memo(function UnansweredNote({
  message,
  name,
  reason,
  fragment,
  isBusy,
  onRetry,
}: UnansweredNoteProps) {
  return (
    <>
      {fragment && (
        <div className="letter mb-4 letter-measure font-reading text-reading text-ink-faint wrap-anywhere">
          <MessageText text={fragment} />
        </div>
      )}
      <div
        role={reason ? 'alert' : undefined}
        className="flex letter-measure flex-wrap items-center gap-x-4 gap-y-3 border-l-2 border-fault py-1 pl-4"
      >
        <p className="min-w-0 flex-1 basis-60 text-sm text-ink-soft">
          <strong className="font-semibold text-fault">Not answered.</strong>{' '}
          {reason ?? `${name} did not get to answer this message.`} Your message is kept.
        </p>
        <Button
          variant="outline"
          size="sm"
          className="min-h-11"
          disabled={isBusy}
          onClick={() => onRetry(message.id)}
        >
          <RotateCcw aria-hidden size={15} />
          Try again
        </Button>
      </div>
    </>
  );
});
