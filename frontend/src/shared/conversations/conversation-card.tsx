import type { ChatSessionDto } from '@parley/contracts/chat/session';
import { dateText } from '@parley/contracts/text/history-dates';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { plainText } from '../text/plain-text';
import { Badge } from '../ui/badge';
import { buttonClasses } from '../ui/button';
import { Card } from '../ui/card';
import { Portrait } from '../ui/portrait';
import { useNow } from '../use-now';
import { ConversationMenu } from './conversation-menu';
import { ownTitle } from './conversation-title';
import { relativeTime } from './relative-time';
import { RenameForm } from './rename-form';

/**
 * A conversation of one's own, to be taken up again, named, taken along or deleted. "Active Chat" are all that
 * can go on: those whose figure is still there.
 */
export function ConversationCard({ session }: { session: ChatSessionDto }) {
  const { id, character, lastMessage, messageCount } = session;
  const [isRenaming, setIsRenaming] = useState(false);
  const card = useRef<HTMLElement>(null);
  const title = ownTitle(session);
  const word = character.hasLeft ? 'Read again' : 'Continue';
  return (
    <Card ref={card} data-private className="flex h-full flex-col p-4 sm:p-5">
      <div className="flex items-start gap-4">
        <Portrait {...character} size={84} className="w-auto" />
        <div className="min-w-0 flex-1">
          <h3 className="text-name font-semibold">{character.name}</h3>
          <p className="mt-0.5 text-xs text-ink-faint">{character.era}</p>
          <p className="mt-2">
            {character.hasLeft ? <Badge>Has left Parley</Badge> : <Badge>Active Chat</Badge>}
          </p>
        </div>
        <div className="-mr-2 -mt-2">
          <ConversationMenu
            session={session}
            onRename={() => setIsRenaming(true)}
            onDeleted={() => focusBeside(card.current)}
          />
        </div>
      </div>
      {isRenaming ? (
        <RenameForm
          session={session}
          className="mt-4"
          onDone={() => {
            setIsRenaming(false);
            card.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
          }}
        />
      ) : (
        title && <p className="mt-4 font-display text-base font-medium wrap-anywhere">{title}</p>
      )}
      <p className="mt-2 line-clamp-2 font-reading text-base text-ink-soft wrap-anywhere" dir="auto">
        {lastMessage ? plainText(lastMessage) : 'Nothing has been said yet.'}
      </p>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pt-5">
        <p className="tabular text-xs text-ink-faint">
          {messageCount} {messageCount === 1 ? 'message' : 'messages'}
          <span aria-hidden> · </span>
          <span className="sr-only">, </span>
          <LastSaid at={session.updatedAt} />
        </p>
        <Link
          to="/chat/$sessionId"
          params={{ sessionId: id }}
          aria-label={`${word}: ${character.name}`}
          className={buttonClasses('soft', 'md', 'px-4')}
        >
          {word}
        </Link>
      </div>
    </Card>
  );
}

/** How long ago, kept current; the day itself on hover. */
function LastSaid({ at }: { at: string }) {
  const now = useNow();
  const date = new Date(at);
  return (
    <time
      dateTime={at}
      title={dateText({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() })}
    >
      {relativeTime(date.getTime(), now)}
    </time>
  );
}

/** The card is about to go, and the focus with it: it moves to a neighbour, or to the page. */
function focusBeside(card: HTMLElement | null): void {
  const item = card?.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const next = neighbour?.querySelector<HTMLElement>('a[href]') ?? card?.closest<HTMLElement>('main');
  // The dialog that asked gives the focus back first, to what is no longer there.
  setTimeout(() => next?.focus({ preventScroll: true }));
}
