import {
  type CharacterDto,
  type CollectionName,
  type Mood,
  MOODS,
} from '@parley/contracts/catalog/character';
import { lifeText } from '@parley/contracts/text/history-dates';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { serverMessageOf } from '../../shared/api/http';
import { currentUserQuery } from '../../shared/api/queries/current-user';
import type { OpenChat } from '../../shared/chat-start/open-chat';
import { useStartChat } from '../../shared/chat-start/use-start-chat';
import { Badge } from '../../shared/ui/badge';
import { Card } from '../../shared/ui/card';
import { classNames } from '../../shared/ui/class-names';
import { ConnectingOverlay } from '../../shared/ui/connecting-overlay';
import { Portrait } from '../../shared/ui/portrait';
import { toast } from '../../shared/ui/toast';
import { CharacterAction, type StartLabel } from './character-action';
import { useViewRecord } from './use-view-record';

const BADGES_SHOWN = 2;
/** "A just-unlocked card animates 2 seconds." */
const JUST_UNLOCKED_MS = 2_000;

const MemberBadges = lazy(() =>
  import('./member-badges').then(
    (module) => ({ default: module.MemberBadges }),
    () => ({ default: () => null }),
  ),
);

export interface CharacterCardProps {
  character: CharacterDto;
  /** A word pinned to the card's corner, such as "#1" or "New". */
  ribbon?: string;
  /** The heading's level in its page. */
  headingLevel?: 2 | 3;
  startLabel?: StartLabel;
  /** What a failed start says; the calling page may have its own words. */
  onStartFailure?: (error: Error) => void;
  onUnlockFailure?: (error: Error) => void;
  /** By which call the session is opened, where it is not the usual one. */
  openChat?: OpenChat;
}

/** A figure's calling card, with the button that opens a conversation. */
export function CharacterCard({
  character,
  ribbon,
  headingLevel = 3,
  startLabel = 'Chat Free Now',
  onStartFailure = sayStartFailed,
  onUnlockFailure,
  openChat,
}: CharacterCardProps) {
  const { start, connectingTo } = useStartChat({ onFailure: onStartFailure, openChat });
  const { data: user } = useQuery(currentUserQuery());
  const [isJustUnlocked, noteUnlocked] = useMoment(JUST_UNLOCKED_MS);
  const viewRecord = useViewRecord(character.id);
  const isLocked = character.tokenCost > 0 && user === null;
  const Heading = `h${headingLevel}` as const;
  const life = lifeText(character.bornYear, character.diedYear);
  return (
    <Card
      isLively={!isLocked}
      data-locked={isLocked || undefined}
      data-just-unlocked={isJustUnlocked || undefined}
      {...viewRecord}
      className="grid data-just-unlocked:animate-unlocked data-just-unlocked:ring-3 data-just-unlocked:ring-accent h-full grid-cols-[auto_1fr] grid-rows-[1fr_auto] gap-x-4 gap-y-4 p-4 sm:flex sm:flex-col sm:items-center sm:gap-y-0 sm:p-5 sm:text-center"
    >
      {ribbon && <Ribbon>{ribbon}</Ribbon>}
      <Portrait
        {...character}
        size={132}
        className={classNames('h-28 w-auto sm:mb-4 sm:h-33', isLocked && 'opacity-60 grayscale')}
      />
      <div className="flex min-w-0 grow flex-col sm:items-center">
        <Heading
          className={classNames(
            'text-name font-semibold',
            isLocked && 'text-ink-soft',
            // The ribbon hangs over the end of its line.
            ribbon && 'max-sm:pr-12',
          )}
        >
          {character.name}
        </Heading>
        <p className="tabular text-xs text-ink-faint">{life}</p>
        <p className="mt-1 text-xs font-medium text-ink-soft">
          {character.era}
          <span aria-hidden> · </span>
          <span className="sr-only">, mood: </span>
          <span className="font-reading text-sm italic">{moodOf(character.mood)}</span>
        </p>
        <p className="mt-2.5 line-clamp-3 font-reading text-base text-ink-soft">{character.description}</p>
        {character.collections.length > 0 && <CardBadges collections={character.collections} />}
        {character.collections.length === 0 && user && (
          <Suspense>
            <MemberBadges characterId={character.id} render={(found) => <CardBadges collections={found} />} />
          </Suspense>
        )}
      </div>
      <CharacterAction
        character={character}
        startLabel={startLabel}
        isConnecting={connectingTo !== null}
        onStart={() => start(character)}
        onUnlocked={noteUnlocked}
        onUnlockFailure={onUnlockFailure}
        className="col-span-full sm:mt-5"
      />
      {connectingTo && (
        <ConnectingOverlay name={character.name}>
          <Portrait {...character} size={260} />
        </ConnectingOverlay>
      )}
    </Card>
  );
}

function CardBadges({ collections }: { collections: CollectionName[] }) {
  const shown = collections.slice(0, BADGES_SHOWN);
  const more = collections.slice(BADGES_SHOWN);
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Collections" className="mt-auto flex flex-wrap gap-1.5 pt-3 sm:justify-center">
      {shown.map(({ id, name }) => (
        <li key={id} className="flex max-w-full">
          <Badge>
            <span className="truncate">{name}</span>
          </Badge>
        </li>
      ))}
      {more.length > 0 && (
        <li className="flex" title={more.map(({ name }) => name).join(', ')}>
          <Badge>+{more.length}</Badge>
        </li>
      )}
    </ul>
  );
}

function Ribbon({ children }: { children: string }) {
  return (
    <span className="absolute -top-px right-4 rounded-b-sm bg-accent px-2.5 pb-1.5 pt-2 font-display text-sm font-semibold leading-none text-on-accent">
      {children}
    </span>
  );
}

/** True for so long after it was noted. */
function useMoment(ms: number): [boolean, () => void] {
  const [isNow, setIsNow] = useState(false);
  useEffect(() => {
    if (!isNow) return;
    const timer = setTimeout(() => setIsNow(false), ms);
    return () => clearTimeout(timer);
  }, [isNow, ms]);
  return [isNow, () => setIsNow(true)];
}

/** "Unknown falls back to neutral." */
function moodOf(mood: string): Mood {
  return MOODS.find((known) => known === mood) ?? 'neutral';
}

function sayStartFailed(error: Error): void {
  toast({
    title: 'Failed to start chat',
    description: serverMessageOf(error, 'Please try again.'),
    tone: 'fault',
  });
}
