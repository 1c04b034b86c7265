import type { ChatSessionDto } from '@parley/contracts/chat/session';
import { RotateCcw } from 'lucide-react';
import { buttonClasses } from '../../../shared/ui/button';
import { Tooltip } from '../../../shared/ui/tooltip';
import { HeaderFrame } from './header-frame';

interface VisitorHeaderProps {
  session: ChatSessionDto;
  /** Null while unknown. */
  messagesRemaining: number | null;
  /** Null where there is nothing to reset. */
  onReset: (() => void) | null;
  isResetBlocked: boolean;
}

/** For the anonymous: what is left of the free messages, and a way to begin anew. */
export function VisitorHeader({ session, messagesRemaining, onReset, isResetBlocked }: VisitorHeaderProps) {
  return (
    <HeaderFrame
      session={session}
      balance={messagesRemaining !== null && <Allowance count={messagesRemaining} />}
      tools={
        onReset && (
          <Tooltip content="Begin this conversation anew">
            <button
              type="button"
              aria-label="Reset chat"
              aria-disabled={isResetBlocked || undefined}
              onClick={isResetBlocked ? undefined : onReset}
              className={buttonClasses('quiet', 'md', 'chat-header-tools px-3')}
            >
              <RotateCcw aria-hidden size={17} strokeWidth={1.75} />
              <span className="max-md:hidden">Reset</span>
            </button>
          </Tooltip>
        )
      }
    />
  );
}

function Allowance({ count }: { count: number }) {
  return (
    <p
      title={`${count} free ${count === 1 ? 'message' : 'messages'} left`}
      className="chat-header-allowance tabular ml-1 self-start whitespace-nowrap text-2xs font-semibold text-accent sm:mx-3 sm:self-center sm:rounded-full sm:border sm:border-rule sm:px-3 sm:py-1 sm:text-xs sm:font-medium sm:text-ink-soft"
    >
      {count} left
    </p>
  );
}
