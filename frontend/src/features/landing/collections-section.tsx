import type { CharacterDto } from '@parley/contracts/catalog/character';
import type { CollectionDto } from '@parley/contracts/catalog/collection';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { collectionsQuery } from '../../shared/api/queries/collections';
import { buttonClasses } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { EmptyState } from '../../shared/ui/empty-state';
import { Portrait } from '../../shared/ui/portrait';
import { SectionHeading } from '../../shared/ui/section-heading';
import { Skeleton } from '../../shared/ui/skeleton';
import { ROW_SIZE, collectionsForLanding } from './landing-choices';

const FACES_SHOWN = 5;
const ROW = 'grid gap-4 sm:grid-cols-2 sm:gap-6';

/** Themed collections, each with a few of its faces. */
export function CollectionsSection({ characters }: { characters: CharacterDto[] }) {
  const collections = useQuery(collectionsQuery());
  const shown = collectionsForLanding(collections.data ?? []);
  return (
    <section aria-labelledby="collections-title">
      <SectionHeading
        id="collections-title"
        title="Explore Collections"
        note="People who belong at one table."
        action={
          <Link to="/collections" className={buttonClasses('outline', 'md')}>
            All collections
          </Link>
        }
      />
      {collections.isPending ? (
        <div role="status" aria-label="Loading collections" className={ROW}>
          {Array.from({ length: ROW_SIZE }, (_, index) => (
            <Skeleton key={index} className="h-48" />
          ))}
        </div>
      ) : shown.length === 0 ? (
        <EmptyState>There are no collections to show at the moment. Check back soon.</EmptyState>
      ) : (
        <ul className={ROW}>
          {shown.map((collection) => (
            <li key={collection.id}>
              <CollectionCard
                collection={collection}
                faces={characters.filter((one) => one.collections.some(({ id }) => id === collection.id))}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function CollectionCard({ collection, faces }: { collection: CollectionDto; faces: CharacterDto[] }) {
  const { id, name, description, characterCount } = collection;
  return (
    <Card isLively className="flex h-full flex-col p-6">
      {faces.length > 0 && <Faces faces={faces} />}
      <h3 className="text-title">
        <Link
          to="/collections"
          search={{ collection: id }}
          className="after:absolute after:inset-0 after:rounded-lg hover:text-accent"
        >
          {name}
        </Link>
      </h3>
      <p className="mt-1.5 line-clamp-2 font-reading text-base text-ink-soft">{description}</p>
      <p className="tabular mt-auto pt-4 text-xs text-ink-faint">
        {characterCount} {characterCount === 1 ? 'character' : 'characters'}
      </p>
    </Card>
  );
}

function Faces({ faces }: { faces: CharacterDto[] }) {
  return (
    <div aria-hidden className="mb-4 flex h-16 items-center gap-1.5">
      {faces.slice(0, FACES_SHOWN).map((face) => (
        <Portrait key={face.id} {...face} size={64} className="drop-shadow-sm" />
      ))}
    </div>
  );
}
