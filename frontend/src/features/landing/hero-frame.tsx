import type { ReactNode } from 'react';
import { HeroEngraving } from './hero-engraving';
import { OnlineBadge } from './online-badge';

/** The hero's ground and its words; the figure and the actions find their places by themselves. */
export function HeroFrame({ children }: { children: ReactNode }) {
  return (
    <section className="relative isolate overflow-clip border-b border-rule">
      <HeroEngraving className="absolute -right-60 -top-36 -z-10 w-[56rem] text-rule opacity-60 max-md:hidden" />
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 pb-10 pt-6 md:grid-cols-[1.15fr_1fr] md:grid-rows-[auto_1fr] md:gap-y-8 md:py-12">
        <div className="md:row-start-1 md:pt-14 lg:pt-20">
          <OnlineBadge />
          <h1 className="mt-3 text-hero md:mt-5">Sit down with the people of history</h1>
          <p className="mt-4 max-w-measure font-reading text-lead text-ink-soft md:mt-6">
            Scientists, rulers, artists and thinkers answer you in their own manner, portrayed by AI from the
            record of their lives.
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}

/** The buttons, and the promise under them. */
export function HeroActions({ children }: { children: ReactNode }) {
  return (
    <div className="md:row-start-2">
      <div className="flex flex-wrap gap-3">{children}</div>
      <p className="mt-3 text-center text-xs text-ink-soft sm:text-left">
        <strong className="font-semibold text-ink">20 free messages</strong>, no account needed.
      </p>
    </div>
  );
}
