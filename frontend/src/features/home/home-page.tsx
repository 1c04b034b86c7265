import { type ReactNode, useLayoutEffect } from 'react';
import type { CurrentUser } from '../../shared/api/current-user';
import { endFirstPaint } from '../../shared/first-paint';
import { ClosingPart } from './closing-part';
import { Greeting } from './greeting';

interface HomePageProps {
  user: CurrentUser;
  dailyTokens: ReactNode;
  /** In the order in which they stand. "Recent" is what one has talked about lately: the conversations. */
  sections: Record<
    'featured' | 'today' | 'recent' | 'discover' | 'demo' | 'collections' | 'recentlyAdded',
    ReactNode
  >;
  /** How it works, and what a portrayal is: the footer of every page leads there. */
  about: ReactNode;
}

/** The signed-in start: the greeting, the sections in their fixed order, and ways on. */
export function HomePage({ user, dailyTokens, sections, about }: HomePageProps) {
  // The server leaves the still of the landing page out; a login in another tab it may not have known of.
  useLayoutEffect(endFirstPaint, []);
  const { featured, today, recent, discover, demo, collections, recentlyAdded } = sections;
  return (
    <>
      <Greeting user={user} dailyTokens={dailyTokens} />
      <div className="page-width flex flex-col gap-section py-section">
        {featured}
        {today}
        {recent}
        {discover}
        <div className="skipped-while-far">{demo}</div>
        <div className="skipped-while-far">{collections}</div>
        <div className="skipped-while-far">{recentlyAdded}</div>
      </div>
      {about}
      <ClosingPart />
    </>
  );
}
