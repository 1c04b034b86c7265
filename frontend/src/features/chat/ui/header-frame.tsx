import type { ChatSessionDto } from '@parley/contracts/chat/session';
import { lifeText } from '@parley/contracts/text/history-dates';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClasses } from '../../../shared/ui/button';
import { Portrait } from '../../../shared/ui/portrait';
import { ShareButton } from './share-button';

interface HeaderFrameProps {
  session: ChatSessionDto;
  title?: string | null;
  /** Stands in the place of the name while the conversation is renamed. */
  naming?: ReactNode;
  /** What talking takes, and how much of it is left. */
  balance: ReactNode;
  /** What can be done with the conversation. */
  tools: ReactNode;
}

/** Who sits across the table, and the way out. */
export function HeaderFrame({ session, title = null, naming, balance, tools }: HeaderFrameProps) {
  const { character } = session;
  const { name, era, bornYear, diedYear } = character;
  const life = lifeText(bornYear, diedYear);
  return (
    <header className="border-b border-rule bg-paper pt-[env(safe-area-inset-top)]">
      <div className="chat-header mx-auto min-h-header max-w-page px-1.5 sm:px-5">
        <Link to="/" aria-label="Back" className={buttonClasses('quiet', 'md', 'chat-header-back px-3')}>
          <ArrowLeft aria-hidden size={19} strokeWidth={1.75} />
        </Link>
        <Portrait {...character} size={46} className="chat-header-face mx-1.5 sm:mx-2.5" />
        {naming || (
          <>
            <h1 className="chat-header-name min-w-0 self-end truncate pl-1 text-name max-sm:text-lead max-sm:leading-6">
              {name}
            </h1>
            <p className="chat-header-era min-w-0 self-start truncate pl-1 text-2xs text-ink-faint">
              {era}
              {life && <span className="tabular max-sm:hidden"> · {life}</span>}
              {title && <span className="max-sm:hidden"> · {title}</span>}
            </p>
          </>
        )}
        {balance}
        {!character.hasLeft && <ShareButton slug={character.slug} />}
        {tools}
      </div>
    </header>
  );
}
