import type { CharacterDto } from '@parley/contracts/catalog/character';
import { lifeText } from '@parley/contracts/text/history-dates';
import { classNames } from '../../shared/ui/class-names';
import { Portrait } from '../../shared/ui/portrait';
import { Skeleton } from '../../shared/ui/skeleton';

interface HeroFigureProps {
  figures: CharacterDto[];
  figure: CharacterDto | undefined;
  isLoading: boolean;
  onChoose: (id: number) => void;
  className?: string;
}

/** Beside the hero's words, or between them and the actions. */
export const HERO_FIGURE_PLACE = 'md:col-start-2 md:row-span-2 md:row-start-1 md:self-center';

const CARD = 'rounded-lg border border-rule bg-raised p-4 shadow-lifted md:p-8';

/** The calling card of whoever sits across the table, and the seals of those who could. */
export function HeroFigure({ figures, figure, isLoading, onChoose, className }: HeroFigureProps) {
  if (isLoading) return <HeroFigureSkeleton className={className} />;
  if (!figure) return null;
  return (
    <div className={classNames(CARD, className)}>
      <div
        key={figure.id}
        className="flex animate-appear items-center gap-5 max-[18rem]:flex-col md:flex-col md:gap-6 md:text-center"
      >
        <Portrait {...figure} size={300} isPriority className="h-36 w-auto drop-shadow-lg md:h-64 lg:h-75" />
        <div className="min-w-0">
          <p className="caps text-accent">Across the table</p>
          <h2 className="mt-1 text-title">{figure.name}</h2>
          <p className="tabular text-xs text-ink-faint">
            {lifeText(figure.bornYear, figure.diedYear)} · {figure.era}
          </p>
          <p className="mt-2 line-clamp-2 font-reading text-base text-ink-soft md:line-clamp-3">
            {figure.description}
          </p>
        </div>
      </div>
      <SealPicker figures={figures} chosenId={figure.id} onChoose={onChoose} />
    </div>
  );
}

interface SealPickerProps {
  figures: CharacterDto[];
  chosenId: number;
  onChoose: (id: number) => void;
}

function SealPicker({ figures, chosenId, onChoose }: SealPickerProps) {
  if (figures.length < 2) return null;
  return (
    <fieldset className="mt-4 flex flex-wrap items-center gap-3 border-t border-rule pt-3 md:mt-6 md:justify-center md:pt-5">
      <legend className="sr-only">Who sits across the table</legend>
      {figures.map((figure) => (
        <label
          key={figure.id}
          title={figure.name}
          className="relative cursor-pointer rounded-[50%] p-1 pointer-coarse:px-1.5 outline-2 outline-offset-0 outline-transparent forced-colors:not-has-checked:outline-none transition-[outline-color] has-checked:outline-accent has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="hero-figure"
            className="sr-only"
            checked={figure.id === chosenId}
            onChange={() => onChoose(figure.id)}
          />
          <Portrait {...figure} size={44} />
          <span className="sr-only">{figure.name}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function HeroFigureSkeleton({ className }: { className?: string }) {
  return (
    <div role="status" aria-label="Loading characters" className={classNames(CARD, className)}>
      <div className="flex items-center gap-5 md:flex-col md:gap-6">
        <Skeleton className="aspect-4/5 h-36 rounded-[50%] md:h-64 lg:h-75" />
        <div className="w-full grow space-y-3">
          <Skeleton className="h-8 w-3/4 md:mx-auto" />
          <Skeleton className="h-4 w-1/2 md:mx-auto" />
          <Skeleton className="h-10 w-full" />
        </div>
      </div>
      <Skeleton className="mt-4 h-14 md:mt-6" />
    </div>
  );
}
