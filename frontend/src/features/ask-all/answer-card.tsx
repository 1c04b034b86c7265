import type { CharacterDto } from '@parley/contracts/catalog/character';
import type { ComponentType, ReactNode } from 'react';
import { Card } from '../../shared/ui/card';
import { Portrait } from '../../shared/ui/portrait';
import { Skeleton } from '../../shared/ui/skeleton';

/** How a figure's words are set; the rules of that belong to the chat. */
export type WordsSlot = ComponentType<{ text: string }>;

interface AnswerCardProps {
  figure: CharacterDto;
  /** What the figure says; null while nothing was said yet. */
  text: string | null;
  isAsked: boolean;
  Words: WordsSlot;
  /** The way into a conversation, under an answer. */
  onward: ReactNode;
}

/** A seat at the table: the figure waiting, thinking, or with the answer given. */
export function AnswerCard({ figure, text, isAsked, Words, onward }: AnswerCardProps) {
  return (
    <Card className="flex h-full flex-col p-4 sm:p-5">
      <header className="flex items-center gap-4">
        <Portrait {...figure} size={64} />
        <div className="min-w-0">
          <h3 className="text-name font-semibold">{figure.name}</h3>
          <p className="text-xs text-ink-faint">{figure.era}</p>
          {!isAsked && <p className="font-reading text-base italic text-ink-faint">Listening…</p>}
        </div>
      </header>
      {isAsked && text === null && <Silence />}
      {text !== null && (
        <>
          <div className="mt-4 animate-settle space-y-3 font-reading text-[1.0625rem] leading-7">
            <Words text={text} />
          </div>
          <div className="mt-auto pt-5">{onward}</div>
        </>
      )}
    </Card>
  );
}

/** "Placeholders fill the rest." */
function Silence() {
  return (
    <div className="mt-4 space-y-2.5">
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  );
}

/** What stands there when nobody could be asked. */
export function FallbackCard() {
  return (
    <Card className="max-w-measure p-4 sm:p-5">
      <h3 className="text-name font-semibold">Demo</h3>
      <p className="text-xs text-ink-faint">Error</p>
      <p className="mt-4 font-reading text-reading text-ink-soft">
        I apologize, but I'm having trouble generating responses right now. Please try again later.
      </p>
    </Card>
  );
}
