/** Sentences for what the dossier's own data answer. Placeholders stand in braces. */
export const BORN = ['I was born in **{year}**.', 'My life began in **{year}**.'] as const;
export const BORN_UNKNOWN = [
  'The year of my birth nobody wrote down in a way that I could vouch for.',
  'No one kept the date for me, and I will not make one up.',
] as const;
export const DIED = ['I died in **{year}**.', 'My life ended in **{year}**.'] as const;
export const DIED_UNKNOWN = [
  'The year of my end was not handed down, and I was in no position to note it.',
  'Of my death no sure date has been kept.',
] as const;
export const AGE = [
  'I lived from {born} to {died}. That makes **{age} years**.',
  'Count for yourself: born in {born}, gone in {died}. That was a life of **{age} years**.',
] as const;
export const AGE_UNKNOWN = [
  'How many years I had, the records do not say with any certainty, and I never argue with a gap.',
  'I could not swear to the number of my years.',
] as const;
export const AGE_THEN = ['I was about **{age}** then.', 'I had lived some **{age} years** by then.'] as const;
export const LANGUAGES = [
  '{languages}: in that company I could make myself understood.',
  'The tongues that belong to my life are {languages}.',
  'You might have heard me in {languages}.',
] as const;
export const ONE_LANGUAGE = [
  '{languages} was my tongue.',
  'You would have heard me in {languages}.',
] as const;
export const PLACES = [
  'The places of my life are soon counted: {places}.',
  'If you would follow me about, you must go to {places}.',
  'My map has these names upon it: {places}.',
] as const;
export const LIFETIME = [
  'My years ran from {born} to {died}; the time goes by the name of **{era}**.',
  'Between {born} and {died}. They call that age **{era}**.',
] as const;
export const LIFETIME_UNKNOWN = [
  'They call my time **{era}**.',
  'My days fell in the time of **{era}**.',
] as const;
export const IDENTITY = [
  'I am **{name}**. Those who have only a line for me write: *{description}*',
  'You are talking with **{name}**. In the short entry under that name it says: *{description}*',
] as const;
export const NAME = [
  '**{name}** is the name that people know me by.',
  'You may call me **{name}**, as others do.',
] as const;
export const RENOWN = [
  'When my name comes up, people say this of me: *{description}*',
  'The short answer is the one they print under my name: *{description}*',
] as const;
/** For figures of whom only a description is known. */
export const DESCRIPTION = [
  'What is commonly said of me is this: *{description}*',
  'Those who write about me put it so: *{description}*',
  'In a few words, as others would give them: *{description}*',
] as const;
