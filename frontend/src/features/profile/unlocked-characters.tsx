import type { UnlockedCharacterDto } from '@parley/contracts/wallet/wallet';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { unlockedCharactersQuery } from '../../shared/api/queries/wallet';
import { Button, buttonClasses } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Skeleton } from '../../shared/ui/skeleton';
import { PartFailure, ProfilePart } from './profile-part';
import { UnlockedCard } from './unlocked-card';

/** Each is read by itself: more of them wait until they are asked for. */
const SHOWN_AT_FIRST = 9;
const GRID = 'grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3';

/** Whom the account may talk with for good, the latest first. */
export function UnlockedCharacters() {
  return (
    <ProfilePart title="Unlocked characters">
      <Characters />
    </ProfilePart>
  );
}

function Characters() {
  const unlocked = useQuery(unlockedCharactersQuery());
  const [areAllShown, setAreAllShown] = useState(false);
  if (unlocked.isPending) {
    return (
      <div role="status" aria-label="Loading your unlocked characters" className={GRID}>
        {Array.from({ length: 3 }, (_, at) => (
          <Skeleton key={at} className="h-44" />
        ))}
      </div>
    );
  }
  if (!unlocked.data) {
    return <PartFailure what="Your unlocked characters" onTryAgain={() => void unlocked.refetch()} />;
  }
  if (unlocked.data.length === 0) {
    return (
      <EmptyState
        actions={
          <Link to="/" className={buttonClasses('outline')}>
            Look around
          </Link>
        }
      >
        You have not unlocked anyone yet. Many talk for free; your tokens open the doors of the others.
      </EmptyState>
    );
  }
  const latestFirst = unlocked.data.toSorted(byTime);
  const shown = areAllShown ? latestFirst : latestFirst.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul className={GRID}>
        {shown.map(({ characterId }) => (
          <li key={characterId} className="min-w-0">
            <UnlockedCard characterId={characterId} />
          </li>
        ))}
      </ul>
      {shown.length < latestFirst.length && (
        <div className="mt-8 text-center">
          <Button variant="outline" onClick={() => setAreAllShown(true)}>
            Show all {latestFirst.length}
          </Button>
        </div>
      )}
    </>
  );
}

function byTime(one: UnlockedCharacterDto, other: UnlockedCharacterDto): number {
  return Date.parse(other.unlockedAt) - Date.parse(one.unlockedAt);
}
