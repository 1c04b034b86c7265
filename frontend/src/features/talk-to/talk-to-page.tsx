import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '../../shared/api/http';
import { characterBySlugQuery } from '../../shared/api/queries/characters';
import { useStartChat } from '../../shared/chat-start/use-start-chat';
import { Button } from '../../shared/ui/button';
import { ErrorView } from '../../shared/ui/error-view';
import { Ornament } from '../../shared/ui/ornament';
import { Portrait } from '../../shared/ui/portrait';
import { Skeleton } from '../../shared/ui/skeleton';
import { useRotating } from '../../shared/ui/use-rotating';

const MESSAGE_MS = 1_500;

interface TalkToPageProps {
  slug: string;
  /** Shown for an unknown slug. */
  notFound: ReactNode;
}

/** A direct link to a figure: looks it up, opens a session, goes there in place of itself. */
export function TalkToPage({ slug, notFound }: TalkToPageProps) {
  const navigate = useNavigate();
  const lookup = useQuery(characterBySlugQuery(slug));
  const { start } = useStartChat({
    replace: true,
    onFailure: () => void navigate({ to: '/collections', replace: true }),
  });
  const character = lookup.data;

  const startOnce = useEffectEvent(start);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!character || hasStarted.current) return;
    hasStarted.current = true;
    startOnce(character);
  }, [character]);

  const message = useRotating(
    [
      `Connecting you with ${character?.name ?? nameFrom(slug)}...`,
      'Preparing your conversation...',
      'Almost ready...',
    ],
    MESSAGE_MS,
  );
  if (lookup.isError) {
    if (lookup.error instanceof ApiError && lookup.error.status === 404) return notFound;
    return (
      <ErrorView
        level={1}
        title="The way to this table is blocked"
        actions={<Button onClick={() => void lookup.refetch()}>Try again</Button>}
      >
        <p>The character could not be looked up just now. Please try again.</p>
      </ErrorView>
    );
  }
  return (
    <div className="page-width flex min-h-[calc(100dvh-var(--spacing-header))] flex-col items-center justify-center gap-8 py-12 text-center">
      {character ? (
        <Portrait {...character} size={260} className="animate-appear drop-shadow-lg" />
      ) : (
        <Skeleton className="h-65 w-52 rounded-[50%]" />
      )}
      <div role="status">
        <h1 className="text-title">{message}</h1>
      </div>
      <Ornament className="h-6 animate-breathe text-accent" />
    </div>
  );
}

/** A name to show before the look-up answers: "marie-curie" → "Marie Curie". */
function nameFrom(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
