import { buttonClasses } from '../../shared/ui/button';
import { HERO_FIGURE_PLACE, HeroFigureSkeleton } from './hero-figure';
import { HeroActions, HeroFrame } from './hero-frame';

/** The hero before anybody is known to sit across the table. It does nothing: the page that works takes its place. */
export function HeroStill() {
  return (
    <HeroFrame>
      <HeroFigureSkeleton className={HERO_FIGURE_PLACE} />
      <HeroActions>
        <span className={buttonClasses('primary', 'lg', 'w-full sm:w-auto')}>Start Chatting Free</span>
        <span className={buttonClasses('quiet', 'lg', 'w-full sm:w-auto')}>See who is here</span>
      </HeroActions>
    </HeroFrame>
  );
}
