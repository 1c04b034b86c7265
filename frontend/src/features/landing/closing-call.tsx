import { buttonClasses } from '../../shared/ui/button';
import { Ornament } from '../../shared/ui/ornament';

const NOTES = ['Instant access', 'No payment', 'Daily tokens', 'Unlock premium figures'];

/** The last word of the landing page. */
export function ClosingCall() {
  return (
    <section aria-labelledby="closing-title" className="border-t border-rule">
      <div className="page-width flex flex-col items-center py-section text-center">
        <Ornament className="h-7 text-accent" />
        <h2 id="closing-title" className="mt-7 max-w-measure text-headline">
          Your chair is free
        </h2>
        <p className="mt-4 max-w-measure font-reading text-lead text-ink-soft">
          Keep your conversations, and come back to them whenever another question occurs to you.
        </p>
        <a href="/api/login" className={buttonClasses('primary', 'lg', 'mt-8')}>
          Create Free Account
        </a>
        <ul className="mt-6 flex flex-wrap justify-center gap-x-5 gap-y-1 text-sm text-ink-soft">
          {NOTES.map((note) => (
            <li
              key={note}
              className="not-first:before:mr-5 not-first:before:text-accent not-first:before:content-['·']"
            >
              {note}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
