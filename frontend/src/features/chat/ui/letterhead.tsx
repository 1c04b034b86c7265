import type { ChatCharacterDto } from '@parley/contracts/chat/session';
import { lifeText } from '@parley/contracts/text/history-dates';
import { Ornament } from '../../../shared/ui/ornament';
import { Portrait } from '../../../shared/ui/portrait';

interface LetterheadProps {
  character: ChatCharacterDto;
  /** What the letters are about, once they have a title. */
  title: string | null;
}

/** The head of the sheet: the figure, its years, what it is about, and a rule. */
export function Letterhead({ character, title }: LetterheadProps) {
  const { name, era, bornYear, diedYear } = character;
  const life = lifeText(bornYear, diedYear);
  return (
    <div className="flex flex-col items-center pb-2 pt-7 text-center sm:pt-14">
      <Portrait {...character} size={148} className="letterhead-face" />
      <p className="mt-5 font-display sm:mt-6 text-headline font-medium tracking-[-0.015em] text-balance">
        {name}
      </p>
      <p className="tabular mt-2 font-reading text-reading italic text-ink-soft">{life || era}</p>
      {title && (
        <p className="mt-3 max-w-full font-reading text-lead text-balance text-ink-soft wrap-anywhere">
          {title}
        </p>
      )}
      <Ornament className="mt-4 h-4 sm:mt-6 text-accent" />
    </div>
  );
}
