import { lifeText } from '@parley/contracts/text/history-dates';
import { Link } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { StartSlot } from '../../shared/chat-start/start-slot';
import { Badge } from '../../shared/ui/badge';
import { bringIntoView } from '../../shared/ui/bring-into-view';
import { Button, buttonClasses } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Portrait } from '../../shared/ui/portrait';
import { type FigureId, QUIZ_FIGURES, type QuizFigure } from './figures';
import { useMatch } from './use-match';

interface QuizResultProps {
  winner: FigureId;
  renderStart: StartSlot;
  onTakeAgain: () => void;
}

/** Whose answers these would have been, in their own words, and the way to their table. */
export function QuizResult({ winner, renderStart, onTakeAgain }: QuizResultProps) {
  const figure = QUIZ_FIGURES[winner];
  const { name, era, avatar, description, traits, famousQuote } = figure;
  const { character, isFigure, isPending } = useMatch(figure);
  const { frame, heading } = useArrival();
  return (
    <Card
      ref={frame}
      aria-labelledby="quiz-result"
      className="grid animate-settle scroll-mt-header gap-x-12 gap-y-6 p-5 text-center sm:p-8 md:grid-cols-[auto_1fr] md:items-center md:p-10 md:text-left"
    >
      <Portrait
        name={name}
        era={era}
        {...avatar}
        imageUrl={isFigure && character ? character.imageUrl : null}
        size={300}
        className="mx-auto h-52 w-auto drop-shadow-lg md:h-75"
      />
      <div className="flex min-w-0 flex-col items-center md:items-start">
        <p className="caps text-accent">You would have been</p>
        <h3 ref={heading} id="quiz-result" tabIndex={-1} className="mt-1 text-headline outline-none">
          {name}
        </h3>
        <p className="tabular mt-1 text-xs text-ink-faint">
          {lifeText(avatar.bornYear, avatar.diedYear)} · {era}
        </p>
        <p className="mt-3 max-w-measure font-reading text-reading text-ink-soft">{description}</p>
        <ul aria-label="Traits" className="mt-4 flex flex-wrap justify-center gap-1.5 md:justify-start">
          {traits.map((trait) => (
            <li key={trait} className="flex">
              <Badge>{trait}</Badge>
            </li>
          ))}
        </ul>
        <FamousQuote quote={famousQuote} />
        <div className="mt-6 flex flex-wrap justify-center gap-3 md:justify-start">
          {isPending ? (
            <Button size="lg" isLoading>
              Finding {name}
            </Button>
          ) : character ? (
            renderStart(character, `Talk with ${character.name}`, 'primary')
          ) : (
            <Link to="/discover" className={buttonClasses('primary', 'lg')}>
              Discover characters
            </Link>
          )}
          <Button variant="outline" size="lg" onClick={onTakeAgain}>
            <RotateCcw aria-hidden size={16} />
            Take Quiz Again
          </Button>
        </div>
        {!isPending && !isFigure && <Absence figure={figure} hasStandIn={character !== null} />}
      </div>
    </Card>
  );
}

function FamousQuote({ quote }: { quote: QuizFigure['famousQuote'] }) {
  return (
    <figure className="mt-5 max-w-measure md:border-l-2 md:border-gilt md:pl-5">
      <blockquote className="font-display text-name">“{quote.text}”</blockquote>
      <figcaption className="mt-1.5 text-xs text-ink-faint">{quote.source}</figcaption>
    </figure>
  );
}

function Absence({ figure, hasStandIn }: { figure: QuizFigure; hasStandIn: boolean }) {
  return (
    <p className="mt-3 text-sm text-ink-soft">
      {figure.name} is not in the reading room at the moment
      {hasStandIn ? '; someone else would be glad of your company.' : '.'}
    </p>
  );
}

/** "Scroll to result": the card comes into view, and a screen reader goes on from its name. */
function useArrival() {
  const frame = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    bringIntoView(frame.current);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return { frame, heading };
}
