import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ApiError } from '../../shared/api/http';
import { characterQuery } from '../../shared/api/queries/characters';
import { Badge } from '../../shared/ui/badge';
import { buttonClasses, Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Portrait } from '../../shared/ui/portrait';
import { Skeleton } from '../../shared/ui/skeleton';

/** Somebody the account has unlocked; still said of who is not in the catalog any more. */
export function UnlockedCard({ characterId }: { characterId: number }) {
  const { data: character, error, isPending, refetch } = useQuery(characterQuery(characterId));
  if (isPending) return <Skeleton className="h-44" />;
  if (!character) {
    const hasLeft = error instanceof ApiError && error.status === 404;
    return (
      <Card className="flex h-full flex-col items-start justify-center gap-3 p-5">
        <p className="font-reading text-base text-ink-soft">
          {hasLeft
            ? 'Somebody you unlocked has left Parley.'
            : 'This one of your characters could not be fetched.'}
        </p>
        {!hasLeft && (
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        )}
      </Card>
    );
  }
  return (
    <Card className="flex h-full gap-4 p-4 sm:p-5">
      <Portrait {...character} size={104} className="h-26 w-auto" />
      <div className="flex min-w-0 flex-1 flex-col">
        <h3 className="text-name font-semibold">{character.name}</h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-faint">
          {character.category}
          <Badge tone="accent">Unlocked</Badge>
        </p>
        <p className="mt-2 line-clamp-3 font-reading text-base text-ink-soft">{character.description}</p>
        <div className="mt-auto pt-3">
          <Link
            to="/talk-to/$characterSlug"
            params={{ characterSlug: character.slug }}
            aria-label={`Start Chat with ${character.name}`}
            className={buttonClasses('soft', 'md', 'px-4')}
          >
            Start Chat
          </Link>
        </div>
      </div>
    </Card>
  );
}
