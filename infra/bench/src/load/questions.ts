/** What visitors ask: short and long, about the life, the work and the times. */
export const QUESTIONS = [
  'What was your childhood like?',
  'Which of your works are you proudest of, and why?',
  'Who was your greatest rival?',
  'How did you spend an ordinary day?',
  'What did people of your time get wrong about you?',
  'Tell me about a moment when everything might have gone differently.',
  'What would you advise a young person who wants to follow in your footsteps today?',
  'Where did you travel, and what did you see there?',
  'How did you come to do what you are known for?',
  'Were you ever afraid?',
  'What did you believe in?',
  'How would you like to be remembered?',
] as const;
