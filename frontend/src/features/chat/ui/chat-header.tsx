import type { ChatCharacterDto } from '@parley/contracts/chat/session';
import { lifeText } from '@parley/contracts/text/history-dates';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, RotateCcw } from 'lucide-react';
import { buttonClasses } from '../../../shared/ui/button';
import { Portrait } from '../../../shared/ui/portrait';
import { Tooltip } from '../../../shared/ui/tooltip';
import { ShareButton } from './share-button';

interface ChatHeaderProps {
  character: ChatCharacterDto;
  /** Null for signed-in users, or while unknown. */
  messagesRemaining: number | null;
  /** Null where there is nothing to reset. */
  onReset: (() => void) | null;
  isResetBlocked: boolean;
}

/** Who sits across the table, and the way out. */
export function ChatHeader({ character, messagesRemaining, onReset, isResetBlocked }: ChatHeaderProps) {
  const { name, era, bornYear, diedYear } = character;
  const life = lifeText(bornYear, diedYear);
  return (
    <header className="border-b border-rule bg-paper pt-[env(safe-area-inset-top)]">
      <div className="chat-header mx-auto min-h-header max-w-page px-1.5 sm:px-5">
        <Link to="/" aria-label="Back" className={buttonClasses('quiet', 'md', 'chat-header-back px-3')}>
          <ArrowLeft aria-hidden size={19} strokeWidth={1.75} />
        </Link>
        <Portrait {...character} size={46} className="chat-header-face mx-1.5 sm:mx-2.5" />
        <h1 className="chat-header-name min-w-0 self-end truncate pl-1 text-name max-sm:text-lead max-sm:leading-6">
          {name}
        </h1>
        <p className="chat-header-era min-w-0 self-start truncate pl-1 text-2xs text-ink-faint">
          {era}
          {life && <span className="tabular max-sm:hidden"> · {life}</span>}
        </p>
        {messagesRemaining !== null && <Allowance count={messagesRemaining} />}
        {!character.hasLeft && <ShareButton slug={character.slug} />}
        {onReset && (
          <Tooltip content="Begin this conversation anew">
            <button
              type="button"
              aria-label="Reset chat"
              aria-disabled={isResetBlocked || undefined}
              onClick={isResetBlocked ? undefined : onReset}
              className={buttonClasses('quiet', 'md', 'chat-header-reset px-3')}
            >
              <RotateCcw aria-hidden size={17} strokeWidth={1.75} />
              <span className="max-md:hidden">Reset</span>
            </button>
          </Tooltip>
        )}
      </div>
    </header>
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
