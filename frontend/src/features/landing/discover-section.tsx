import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { collectionsQuery } from '../../shared/api/queries/collections';
import { buttonClasses } from '../../shared/ui/button';
import { Portrait } from '../../shared/ui/portrait';
import { facesOf } from './landing-choices';

const FACES_SHOWN = 15;

/** The way to everybody else: a few of the faces from the wall, and the door. */
export function DiscoverSection() {
  const collections = useQuery(collectionsQuery());
  const faces = facesOf(collections.data ?? [], FACES_SHOWN);
  return (
    <section
      aria-labelledby="discover-title"
      className="overflow-clip rounded-lg border border-rule bg-sunk px-5 py-10 text-center sm:px-10 sm:py-14"
    >
      <div
        aria-hidden
        className="mx-auto flex h-34 max-w-page flex-wrap justify-center gap-x-3 gap-y-4 overflow-clip sm:h-24"
      >
        {faces.map((face) => (
          <Portrait key={face.id} {...face} size={88} className="h-15 w-auto drop-shadow-sm sm:h-22" />
        ))}
      </div>
      <h2 id="discover-title" className="mt-7 text-headline">
        Discover who else is here
      </h2>
      <p className="mx-auto mt-3 max-w-measure font-reading text-lead text-ink-soft">
        Poets and engineers, queens and rebels: wander along the wall until somebody catches your eye.
      </p>
      <Link to="/discover" className={buttonClasses('primary', 'lg', 'mt-7')}>
        Discover Characters
      </Link>
    </section>
  );
}
