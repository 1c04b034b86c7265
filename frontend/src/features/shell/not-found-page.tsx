import { NOT_FOUND_PAGE } from '@parley/contracts/pages/page-texts';
import { Link } from '@tanstack/react-router';
import { buttonClasses } from '../../shared/ui/button';
import { Ornament } from '../../shared/ui/ornament';
import { useHeadOverride } from './head-override';

/** Any address that leads nowhere. */
export function NotFoundPage() {
  useHeadOverride(NOT_FOUND_PAGE);
  return (
    <div className="page-width flex min-h-[calc(100dvh-var(--spacing-header))] flex-col items-center justify-center py-section text-center">
      <Ornament className="mb-8 h-6 text-accent" />
      <h1 className="text-hero">404 Page Not Found</h1>
      <p className="mt-5 max-w-measure font-reading text-lead text-ink-soft">
        This leaf is missing from the book. The address may be mistyped, or what stood here has been taken off
        the shelf.
      </p>
      <div className="mt-9 flex flex-wrap justify-center gap-3">
        <Link to="/" className={buttonClasses('primary', 'lg')}>
          Back to the reading room
        </Link>
        <Link to="/discover" className={buttonClasses('outline', 'lg')}>
          Discover characters
        </Link>
      </div>
    </div>
  );
}
