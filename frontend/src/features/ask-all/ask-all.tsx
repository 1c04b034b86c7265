import { useEffect, useRef } from 'react';
import type { StartSlot } from '../../shared/chat-start/start-slot';
import { bringIntoView } from '../../shared/ui/bring-into-view';
import { AnswerCard, FallbackCard, type WordsSlot } from './answer-card';
import { QuestionForm } from './question-form';
import { RoundStatus } from './round-status';
import { answerOf, hasFailed, seatedIn } from './round';
import { useAskAll } from './use-ask-all';
import { useTable } from './use-table';

interface AskAllProps {
  renderStart: StartSlot;
  Words: WordsSlot;
}

/** One question, put to all figures at the table at once. */
export function AskAll({ renderStart, Words }: AskAllProps) {
  const { figures, isPending } = useTable();
  const { round, isRunning, ask } = useAskAll(figures);
  const seats = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the first seat is below the window's edge.
    if (isRunning) bringIntoView(seats.current?.querySelector('li'), 'nearest');
  }, [isRunning]);
  const seated = round ? figures.filter(({ id }) => seatedIn(round).includes(id)) : figures;
  return (
    <div>
      <QuestionForm isRunning={isRunning} isWaiting={isPending} onAsk={ask} />
      <RoundStatus round={round} figures={figures} isRunning={isRunning} />
      <div ref={seats} className="mt-8 scroll-mt-24 scroll-mb-40">
        {round && hasFailed(round) ? (
          <FallbackCard />
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
            {seated.map((figure) => (
              <li key={figure.id}>
                <AnswerCard
                  figure={figure}
                  isAsked={round !== null}
                  text={(round?.shown.includes(figure.id) && answerOf(round, figure.id)?.response) || null}
                  Words={Words}
                  onward={renderStart(figure, 'Continue this conversation', 'soft')}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
