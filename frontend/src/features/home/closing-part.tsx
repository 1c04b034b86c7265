import { Link } from '@tanstack/react-router';
import { buttonClasses } from '../../shared/ui/button';
import { Ornament } from '../../shared/ui/ornament';

/** The last word of the home page. */
export function ClosingPart() {
  return (
    <section aria-labelledby="closing-title" className="border-t border-rule">
      <div className="page-width flex flex-col items-center py-section text-center">
        <Ornament className="h-7 text-accent" />
        <h2 id="closing-title" className="mt-7 max-w-measure text-headline">
          Ready for More Adventures?
        </h2>
        <p className="mt-4 max-w-measure font-reading text-lead text-ink-soft">
          There is always somebody you have not met, and a table where they sit together.
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Link to="/discover" className={buttonClasses('primary', 'lg')}>
            Discover Characters
          </Link>
          <Link to="/collections" className={buttonClasses('outline', 'lg')}>
            Browse Collections
          </Link>
        </div>
      </div>
    </section>
  );
}
