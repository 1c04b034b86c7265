import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useMemo, useState } from 'react';
import { charactersQuery } from '../../shared/api/queries/characters';
import { AboutPortrayals } from './about-portrayals';
import type { CardSlot } from './card-slot';
import { ClosingCall } from './closing-call';
import { CollectionsSection } from './collections-section';
import { FeaturedSection } from './featured-section';
import { Hero } from './hero';
import { popularOf, shuffled } from './landing-choices';
import { RecentSection } from './recent-section';
import { TodaySection } from './today-section';

/** The visitor's front page: hero, the sections in an order drawn anew on each load, the closing call. */
export function LandingPage({ renderCard }: { renderCard: CardSlot }) {
  const characters = useQuery(charactersQuery());
  const popular = useMemo(() => popularOf(characters.data ?? []), [characters.data]);
  const sections: Record<string, ReactNode> = {
    featured: <FeaturedSection characters={characters} popular={popular} renderCard={renderCard} />,
    today: <TodaySection />,
    recent: <RecentSection characters={characters} renderCard={renderCard} />,
    collections: <CollectionsSection characters={characters.data ?? []} />,
  };
  const [order] = useState(() => shuffled(Object.keys(sections)));
  return (
    <>
      <Hero figures={popular} isLoading={characters.isPending} />
      <div className="page-width flex flex-col gap-section py-section">
        {order.map((name) => (
          <Fragment key={name}>{sections[name]}</Fragment>
        ))}
      </div>
      <AboutPortrayals />
      <ClosingCall />
    </>
  );
}
