import type { CharacterDto } from '@parley/contracts/catalog/character';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { CharactersFilter } from '../../shared/api/queries/characters';
import { Button } from '../../shared/ui/button';
import { CardGrid, CardGridSkeleton } from '../../shared/ui/card-grid';
import { EmptyState } from '../../shared/ui/empty-state';
import { ErrorView } from '../../shared/ui/error-view';
import { Spinner } from '../../shared/ui/spinner';
import { useNearEnd } from '../../shared/ui/use-near-end';
import { charactersOf, discoverQuery } from './discover.queries';

/** "Next page loads when within 300 px of the bottom." */
const NEAR_END_PX = 300;

interface DiscoverWallProps {
  filter: CharactersFilter;
  onClear: () => void;
  renderCard: (character: CharacterDto) => ReactNode;
}

/** The grid that grows as it is scrolled. */
export function DiscoverWall({ filter, onClear, renderCard }: DiscoverWallProps) {
  const wall = useInfiniteQuery(discoverQuery(useQueryClient(), filter));
  const end = useRef<HTMLDivElement>(null);
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = wall;
  useNearEnd(end, {
    marginPx: NEAR_END_PX,
    isReady: hasNextPage && !isFetchingNextPage && !isFetchNextPageError,
    onNear: () => void fetchNextPage({ cancelRefetch: false }),
  });

  if (wall.isPending) return <CardGridSkeleton count={8} label="Loading characters" />;
  const characters = charactersOf(wall.data?.pages ?? []);
  if (wall.isError && characters.length === 0) {
    return (
      <ErrorView
        title="The characters could not be fetched"
        actions={<Button onClick={() => void wall.refetch()}>Try again</Button>}
      >
        <p>The connection or the server gave out. Nothing is lost; please try again.</p>
      </ErrorView>
    );
  }
  const isNarrowed = Object.values(filter).some((value) => value !== undefined);
  const widen = isNarrowed && (
    <Button variant="outline" onClick={onClear}>
      Show everyone
    </Button>
  );
  if (characters.length === 0) {
    return <EmptyState actions={widen}>No characters found to discover at the moment.</EmptyState>;
  }
  return (
    <>
      <CardGrid>
        {characters.map((character) => (
          <li key={character.id}>{renderCard(character)}</li>
        ))}
      </CardGrid>
      <div ref={end} className="min-h-24 pt-8" aria-live="polite">
        {isFetchingNextPage && <LoadingMore />}
        {isFetchNextPageError && !isFetchingNextPage && <MoreFailed onRetry={() => void fetchNextPage()} />}
        {!hasNextPage && <EndOfWall actions={widen} />}
      </div>
    </>
  );
}

function LoadingMore() {
  return (
    <p className="flex items-center justify-center gap-3 text-sm text-ink-soft">
      <Spinner /> Loading more characters...
    </p>
  );
}

function MoreFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <p className="text-sm text-ink-soft">
        More characters could not be fetched. Those above are not affected.
      </p>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function EndOfWall({ actions }: { actions: ReactNode }) {
  return (
    <EmptyState actions={actions}>
      You've discovered all available characters!
      <br />
      Check back later for new additions to our character collection.
    </EmptyState>
  );
}
