import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { charactersNamedQuery } from '../../shared/api/queries/characters';
import { Ornament } from '../../shared/ui/ornament';
import { type FigureId, QUIZ_FIGURES } from './figures';
import { QuizPanel } from './quiz-panel';

/** The moment between the last answer and the result; the result's character is looked up meanwhile. */
export function QuizAnalysing({ winner }: { winner: FigureId }) {
  const queryClient = useQueryClient();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  useEffect(() => {
    void queryClient.prefetchQuery(charactersNamedQuery(QUIZ_FIGURES[winner].aliases));
  }, [queryClient, winner]);
  return (
    <QuizPanel
      ref={frame}
      tabIndex={-1}
      className="flex scroll-mt-24 flex-col items-center justify-center gap-6 text-center outline-none"
    >
      <Ornament className="h-8 animate-breathe text-accent" />
      <p role="status" className="font-display text-title">
        Analysing your answers…
      </p>
      <p className="font-reading text-reading text-ink-soft">Nine figures are comparing notes about you.</p>
    </QuizPanel>
  );
}
