import type { FigureId } from './figures';

/** What an answer says for a figure. */
type Score = 1 | 2 | 3;

interface QuizOption {
  text: string;
  scores: Partial<Record<FigureId, Score>>;
}

export interface QuizQuestion {
  id: string;
  question: string;
  options: QuizOption[];
}

/** Five questions with four answers each; quiz.rules.spec.ts keeps them fair to all nine. */
export const QUIZ_QUESTIONS: QuizQuestion[] = [
  {
    id: 'afternoon',
    question: 'A free afternoon falls into your lap. Where does it go?',
    options: [
      {
        text: 'Into a problem that has not let go of me for weeks',
        scores: { newton: 3, curie: 1, einstein: 1 },
      },
      { text: 'Into a sketchbook: I draw what I do not understand yet', scores: { davinci: 3, frida: 2 } },
      {
        text: 'To friends, with music and far too much laughter',
        scores: { mozart: 3, einstein: 1, cleopatra: 1 },
      },
      {
        text: 'Into a plan for something everyone calls impossible',
        scores: { napoleon: 3, caesar: 2, cleopatra: 2 },
      },
    ],
  },
  {
    id: 'rule',
    question: 'A rule stands in your way. What happens next?',
    options: [
      {
        text: 'I ask who made it, and whether it is even true',
        scores: { einstein: 3, davinci: 2, frida: 1 },
      },
      { text: 'I work on until nobody can defend it any longer', scores: { curie: 3, newton: 2, mozart: 1 } },
      {
        text: 'I talk with the one person who can change it',
        scores: { cleopatra: 3, napoleon: 2, mozart: 1 },
      },
      { text: 'I cross the line and answer for it afterwards', scores: { caesar: 3, frida: 2, napoleon: 1 } },
    ],
  },
  {
    id: 'friends',
    question: 'What do your friends come to you for?',
    options: [
      { text: 'The truth, even when it stings', scores: { frida: 3, newton: 2, caesar: 1 } },
      { text: 'To see the funny side again', scores: { mozart: 3, einstein: 2 } },
      { text: 'A decision, and the nerve to stand by it', scores: { napoleon: 3, caesar: 2, cleopatra: 1 } },
      { text: 'Patience: I stay until it is solved', scores: { curie: 3, davinci: 2, newton: 1 } },
    ],
  },
  {
    id: 'regret',
    question: 'Which regret would weigh on you most?',
    options: [
      { text: 'To have stopped wondering', scores: { davinci: 3, einstein: 3 } },
      { text: 'To have hidden who I am', scores: { frida: 3, mozart: 2, cleopatra: 1 } },
      { text: 'To have let the great moment pass', scores: { caesar: 3, napoleon: 2, cleopatra: 1 } },
      { text: 'To have believed what was not so', scores: { newton: 3, curie: 2 } },
    ],
  },
  {
    id: 'remains',
    question: 'What should remain of you?',
    options: [
      {
        text: 'A thought that changes how people see the world',
        scores: { einstein: 3, newton: 2, davinci: 1 },
      },
      { text: 'Something beautiful that moves a stranger', scores: { mozart: 3, davinci: 2, frida: 2 } },
      {
        text: 'A people, a city or a law that stood because of me',
        scores: { cleopatra: 3, napoleon: 2, caesar: 2 },
      },
      { text: 'Something useful, given away for nothing', scores: { curie: 3, davinci: 1, frida: 1 } },
    ],
  },
];
