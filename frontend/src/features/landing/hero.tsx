import type { CharacterDto } from '@parley/contracts/catalog/character';
import { Link } from '@tanstack/react-router';
import { ArrowDown } from 'lucide-react';
import { useState } from 'react';
import { useStartChat } from '../../shared/chat-start/use-start-chat';
import { bringIntoView } from '../../shared/ui/bring-into-view';
import { Button, buttonClasses } from '../../shared/ui/button';
import { ConnectingOverlay } from '../../shared/ui/connecting-overlay';
import { Portrait } from '../../shared/ui/portrait';
import { whenIdle } from '../../shared/when-idle';
import { toast } from '../../shared/ui/toast';
import { HERO_FIGURE_PLACE, HeroFigure } from './hero-figure';
import { HeroActions, HeroFrame } from './hero-frame';

export const FEATURED_ID = 'featured';

interface HeroProps {
  /** Those to choose from; empty while they are fetched or when there are none. */
  figures: CharacterDto[];
  isLoading: boolean;
}

/** The first screen: what this is, a face to talk to, and the button that starts it. */
export function Hero({ figures, isLoading }: HeroProps) {
  const [chosenId, setChosenId] = useState<number | null>(null);
  const figure = figures.find(({ id }) => id === chosenId) ?? figures[0];
  const { start, connectingTo } = useStartChat({ onFailure: sayCreationFailed });
  return (
    <HeroFrame>
      <HeroFigure
        figures={figures}
        figure={figure}
        isLoading={isLoading}
        onChoose={setChosenId}
        className={HERO_FIGURE_PLACE}
      />
      <HeroActions>
        {figure || isLoading ? (
          <Button
            size="lg"
            disabled={!figure}
            isLoading={connectingTo !== null}
            onClick={() => figure && start(figure)}
            className="w-full sm:w-auto"
          >
            Start Chatting Free
          </Button>
        ) : (
          <Link to="/discover" className={buttonClasses('primary', 'lg', 'w-full sm:w-auto')}>
            Start Chatting Free
          </Link>
        )}
        <Button variant="quiet" size="lg" onClick={scrollToFeatured} className="w-full sm:w-auto">
          See who is here
          <ArrowDown aria-hidden size={17} />
        </Button>
      </HeroActions>
      {connectingTo && figure && (
        <ConnectingOverlay name={connectingTo.name}>
          <Portrait {...figure} size={260} />
        </ConnectingOverlay>
      )}
    </HeroFrame>
  );
}

function scrollToFeatured(): void {
  const featured = document.getElementById(FEATURED_ID);
  // Not drawn yet: it will be, when the page next has nothing better to do.
  if (!featured) return void whenIdle(scrollToFeatured);
  bringIntoView(featured);
  featured.focus({ preventScroll: true });
}

function sayCreationFailed(): void {
  toast({ title: 'Error', description: 'Failed to start conversation. Please try again.', tone: 'fault' });
}
