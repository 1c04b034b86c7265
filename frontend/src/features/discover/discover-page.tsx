import type { CharacterDto } from '@parley/contracts/catalog/character';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { charactersQuery } from '../../shared/api/queries/characters';
import { Button } from '../../shared/ui/button';
import { CardGrid, CardGridSkeleton } from '../../shared/ui/card-grid';
import { EmptyState } from '../../shared/ui/empty-state';
import { ErrorView } from '../../shared/ui/error-view';
import { PageHeading } from '../../shared/ui/page-heading';

interface DiscoverPageProps {
  renderCard: (character: CharacterDto) => ReactNode;
}

/** Everyone, on one wall. */
export function DiscoverPage({ renderCard }: DiscoverPageProps) {
  const characters = useQuery(charactersQuery());
  return (
    <div className="page-width pb-section">
      <PageHeading
        title="Discover Characters"
        note="Everyone who can be met here, from every age and calling."
      />
      {characters.isPending && <CardGridSkeleton count={8} label="Loading characters" />}
      {characters.isError && (
        <ErrorView
          title="The characters could not be fetched"
          actions={<Button onClick={() => void characters.refetch()}>Try again</Button>}
        >
          <p>The connection or the server gave out. Nothing is lost; please try again.</p>
        </ErrorView>
      )}
      {characters.data?.length === 0 && (
        <EmptyState>No characters found to discover at the moment.</EmptyState>
      )}
      {characters.data && characters.data.length > 0 && (
        <>
          <CardGrid>
            {characters.data.map((character) => (
              <li key={character.id}>{renderCard(character)}</li>
            ))}
          </CardGrid>
          <EmptyState>
            You've discovered all available characters! Check back later for new additions to our character
            collection.
          </EmptyState>
        </>
      )}
    </div>
  );
}
