import { useEffect, useState } from 'react';
import type { FigureId } from './figures';
import { QUIZ_QUESTIONS } from './questions';
import { winnerOf } from './quiz.rules';

/** "An analysing state, reveal after 2 seconds." */
const REVEAL_MS = 2_000;

type QuizStage =
  | { name: 'asking'; index: number }
  | { name: 'analysing'; winner: FigureId }
  | { name: 'revealed'; winner: FigureId };

/** One run through the quiz. An answer is the place of the chosen option. */
export function useQuiz() {
  const [answers, setAnswers] = useState<number[]>([]);
  const [isRevealed, setIsRevealed] = useState(false);
  const isComplete = answers.length === QUIZ_QUESTIONS.length;

  useEffect(() => {
    if (!isComplete) return;
    const timer = setTimeout(() => setIsRevealed(true), REVEAL_MS);
    return () => clearTimeout(timer);
  }, [isComplete]);

  const stage: QuizStage = isComplete
    ? { name: isRevealed ? 'revealed' : 'analysing', winner: winnerOf(answers) }
    : { name: 'asking', index: answers.length };
  return {
    stage,
    choose: (place: number) => {
      if (!isComplete) setAnswers([...answers, place]);
    },
    goBack: () => setAnswers(answers.slice(0, -1)),
    takeAgain: () => {
      setAnswers([]);
      setIsRevealed(false);
    },
  };
}
