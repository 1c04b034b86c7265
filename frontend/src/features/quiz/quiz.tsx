import { useState } from 'react';
import type { StartSlot } from '../../shared/chat-start/start-slot';
import { QUIZ_QUESTIONS } from './questions';
import { QuizAnalysing } from './quiz-analysing';
import { QuizQuestionCard } from './quiz-question-card';
import { QuizResult } from './quiz-result';
import { useQuiz } from './use-quiz';

/** Five questions, a moment of thought, and the figure whose answers were most like these. */
export function Quiz({ renderStart }: { renderStart: StartSlot }) {
  const { stage, choose, goBack, takeAgain } = useQuiz();
  // The first question must not take the focus from whoever is only passing by.
  const [hasBegun, setHasBegun] = useState(false);
  if (stage.name === 'analysing') return <QuizAnalysing winner={stage.winner} />;
  if (stage.name === 'revealed') {
    return <QuizResult winner={stage.winner} renderStart={renderStart} onTakeAgain={takeAgain} />;
  }
  const { index } = stage;
  return (
    <QuizQuestionCard
      key={index}
      question={QUIZ_QUESTIONS[index]!}
      index={index}
      takesFocus={hasBegun}
      onChoose={(place) => {
        setHasBegun(true);
        choose(place);
      }}
      onBack={index > 0 ? goBack : undefined}
    />
  );
}
