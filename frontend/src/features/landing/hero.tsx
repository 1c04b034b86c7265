import type { CharacterDto } from '@parley/contracts/catalog/character';
import { Link } from '@tanstack/react-router';
import { ArrowDown } from 'lucide-react';
import { useState } from 'react';
import { useStartChat } from '../../shared/chat-start/use-start-chat';
import { bringIntoView } from '../../shared/ui/bring-into-view';
import { Button, buttonClasses } from '../../shared/ui/button';
import { ConnectingOverlay } from '../../shared/ui/connecting-overlay';
import { Portrait } from '../../shared/ui/portrait';
import { toast } from '../../shared/ui/toast';
import { HeroEngraving } from './hero-engraving';
import { HeroFigure } from './hero-figure';
import { OnlineBadge } from './online-badge';

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
        <HeroFigure
          figures={figures}
          figure={figure}
          isLoading={isLoading}
          onChoose={setChosenId}
          className="md:col-start-2 md:row-span-2 md:row-start-1 md:self-center"
        />
        <div className="md:row-start-2">
          <div className="flex flex-wrap gap-3">
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
          </div>
          <p className="mt-3 text-center text-xs text-ink-soft sm:text-left">
            <strong className="font-semibold text-ink">20 free messages</strong>, no account needed.
          </p>
        </div>
      </div>
      {connectingTo && figure && (
        <ConnectingOverlay name={connectingTo.name}>
          <Portrait {...figure} size={260} />
        </ConnectingOverlay>
      )}
    </section>
  );
}

function scrollToFeatured(): void {
  const featured = document.getElementById(FEATURED_ID);
  bringIntoView(featured);
  featured?.focus({ preventScroll: true });
}

function sayCreationFailed(): void {
  toast({ title: 'Error', description: 'Failed to start conversation. Please try again.', tone: 'fault' });
}
