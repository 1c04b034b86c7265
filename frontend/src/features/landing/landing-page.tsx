import { useQuery } from '@tanstack/react-query';
import {
  type ReactNode,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { featuredCharactersQuery } from '../../shared/api/queries/characters';
import { endFirstPaint, isFirstPaint, subscribeToFirstPaint } from '../../shared/first-paint';
import { AboutPortrayals } from './about-portrayals';
import type { CardSlot } from './card-slot';
import { ClosingCall } from './closing-call';
import { CollectionsSection } from './collections-section';
import { DiscoverSection } from './discover-section';
import { FeaturedSection } from './featured-section';
import { Hero } from './hero';
import { heroFiguresOf, popularOf, shuffled } from './landing-choices';
import { Later } from './later';
import { RecentSection } from './recent-section';
import { TodaySection } from './today-section';

interface LandingPageProps {
  renderCard: CardSlot;
  /** The interactive demo, one of the sections. */
  demo: ReactNode;
  quiz: ReactNode;
}

/** The visitor's front page: hero, the sections in an order drawn anew on each load, the quiz, the closing call. */
export function LandingPage({ renderCard, demo, quiz }: LandingPageProps) {
  const featured = useQuery(featuredCharactersQuery());
  // Until they are there, the still shows as much as could be drawn behind it.
  const isStillEnough = useSyncExternalStore(subscribeToFirstPaint, isFirstPaint) && featured.isPending;
  // In slices: what comes from a store is drawn in one go otherwise, and a tap waits for it.
  const isDrawn = !useDeferredValue(isStillEnough);
  const popular = useMemo(() => popularOf(featured.data ?? []), [featured.data]);
  const sections: Record<string, ReactNode> = {
    featured: <FeaturedSection characters={featured} popular={popular} renderCard={renderCard} />,
    today: <TodaySection />,
    recent: <RecentSection renderCard={renderCard} />,
    collections: <CollectionsSection />,
    demo,
    discover: <DiscoverSection />,
  };
  // In the same frame as the hero has its figure.
  useLayoutEffect(() => {
    if (isDrawn && !featured.isPending) endFirstPaint();
  }, [isDrawn, featured.isPending]);
  const [order] = useState(() => shuffled(Object.keys(sections)));
  if (!isDrawn) return null;
  return (
    <>
      <Hero figures={heroFiguresOf(popular)} isLoading={featured.isPending} />
      <Later
        isDue={!featured.isPending}
        parts={[
          ...order.map((name) => (
            <div key={name} className="skipped-while-far page-width pt-section">
              {sections[name]}
            </div>
          )),
          <div key="quiz" className="skipped-while-far page-width py-section">
            {quiz}
          </div>,
          <AboutPortrayals key="about" />,
          <ClosingCall key="closing" />,
        ]}
      />
    </>
  );
}
