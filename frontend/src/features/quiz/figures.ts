/** Those the quiz can lead to; among equal totals the earlier one wins. */
export const FIGURE_IDS = [
  'einstein',
  'curie',
  'davinci',
  'cleopatra',
  'napoleon',
  'mozart',
  'frida',
  'newton',
  'caesar',
] as const;
export type FigureId = (typeof FIGURE_IDS)[number];

/** Everything the result card says of a figure; it stands on its own when the catalog has nobody of that name. */
export interface QuizFigure {
  name: string;
  /** Parts of names under which the catalog may have the figure, the surest first. */
  aliases: string[];
  era: string;
  /** What the portrait is drawn from, beside name and era. */
  avatar: { category: string; bornYear: number; diedYear: number };
  description: string;
  traits: string[];
  /** An attested saying, and where it stands. */
  famousQuote: { text: string; source: string };
}

export const QUIZ_FIGURES: Record<FigureId, QuizFigure> = {
  einstein: {
    name: 'Albert Einstein',
    aliases: ['Albert Einstein', 'Einstein'],
    era: 'Early Twentieth Century',
    avatar: { category: 'Scientist', bornYear: 1879, diedYear: 1955 },
    description:
      'You trust a question more than an authority, and you would rather see a thing than be told about it. What looks like dreaming is how you think.',
    traits: ['Curious', 'Independent', 'Playful in earnest'],
    famousQuote: {
      text: 'Imagination is more important than knowledge.',
      source: 'Interview with George Sylvester Viereck, The Saturday Evening Post, 26 October 1929',
    },
  },
  curie: {
    name: 'Marie Curie',
    aliases: ['Marie Curie', 'Madame Curie', 'Curie'],
    era: 'Belle Époque',
    avatar: { category: 'Scientist', bornYear: 1867, diedYear: 1934 },
    description:
      'You do not ask whether a thing is easy. You begin, you keep at it after the others have gone home, and you let the result speak for you.',
    traits: ['Steadfast', 'Modest', 'Undeterred'],
    famousQuote: {
      text: 'One never notices what has been done; one can only see what remains to be done.',
      source: 'Letter to her brother Józef, 18 March 1894 (translated from the Polish)',
    },
  },
  davinci: {
    name: 'Leonardo da Vinci',
    aliases: ['Leonardo da Vinci', 'da Vinci'],
    era: 'Renaissance',
    avatar: { category: 'Artist', bornYear: 1452, diedYear: 1519 },
    description:
      'Nothing is too small for you to look at twice. You move from one craft to the next because to you they are one, and you learn with your hands.',
    traits: ['Observant', 'Many-sided', 'Inventive'],
    famousQuote: {
      text: 'As a well-spent day brings happy sleep, so a life well used brings happy death.',
      source: 'Codex Trivulzianus, c. 1487–1490 (translated from the Italian)',
    },
  },
  cleopatra: {
    name: 'Cleopatra',
    aliases: ['Cleopatra'],
    era: 'Ancient Egypt',
    avatar: { category: 'Ruler', bornYear: -69, diedYear: -30 },
    description:
      'You learn the language of whoever sits across from you, and by the end of the evening they want what you want. You bend, but you are nobody’s trophy.',
    traits: ['Persuasive', 'Proud', 'Quick to read people'],
    famousQuote: {
      text: 'I will not be led in triumph.',
      source: 'Reported by Livy, as Porphyrio cites him on Horace, Odes 1.37 (translated from the Latin)',
    },
  },
  napoleon: {
    name: 'Napoleon Bonaparte',
    aliases: ['Napoleon Bonaparte', 'Napoleon', 'Napoléon'],
    era: 'Age of Revolution',
    avatar: { category: 'Ruler', bornYear: 1769, diedYear: 1821 },
    description:
      'Where others see a muddle you see a map. You sleep little, decide fast and remember every detail; your friends only wish that you would rest.',
    traits: ['Decisive', 'Tireless', 'Ambitious'],
    famousQuote: {
      text: 'I wish my ashes to rest on the banks of the Seine, among the French people whom I have loved so much.',
      source: 'Last will, Longwood, 15 April 1821 (translated from the French)',
    },
  },
  mozart: {
    name: 'Wolfgang Amadeus Mozart',
    aliases: ['Wolfgang Amadeus Mozart', 'Mozart'],
    era: 'Age of Enlightenment',
    avatar: { category: 'Musician', bornYear: 1756, diedYear: 1791 },
    description:
      'You make hard things look light. You bring the jokes and the tune, and only those who listen closely notice how much work and feeling is in them.',
    traits: ['Light-hearted', 'Gifted', 'Deeply feeling'],
    famousQuote: {
      text: 'I cannot write poetically, for I am no poet. I can do it by means of sounds, for I am a musician.',
      source: 'Letter to Leopold Mozart, Mannheim, 8 November 1777 (translated from the German, abridged)',
    },
  },
  frida: {
    name: 'Frida Kahlo',
    aliases: ['Frida Kahlo', 'Frida', 'Kahlo'],
    era: 'Mid-Twentieth Century',
    avatar: { category: 'Artist', bornYear: 1907, diedYear: 1954 },
    description:
      'You do not hide what hurts; you give it colour and hang it on the wall. People come to you because nobody else tells them the truth so warmly.',
    traits: ['Honest', 'Passionate', 'Unbroken'],
    famousQuote: {
      text: 'Feet, what do I want them for, if I have wings to fly?',
      source: 'Diary, 1953 (translated from the Spanish)',
    },
  },
  newton: {
    name: 'Isaac Newton',
    aliases: ['Isaac Newton', 'Newton'],
    era: 'Scientific Revolution',
    avatar: { category: 'Scientist', bornYear: 1642, diedYear: 1727 },
    description:
      'You can hold one problem before your mind until it gives way. You want proof, also from yourself, and you would rather say nothing than guess.',
    traits: ['Exact', 'Patient', 'Self-reliant'],
    famousQuote: {
      text: 'If I have seen further it is by standing on the shoulders of giants.',
      source: 'Letter to Robert Hooke, 5 February 1675/6 (spelling modernized)',
    },
  },
  caesar: {
    name: 'Julius Caesar',
    aliases: ['Julius Caesar', 'Caesar'],
    era: 'Ancient Rome',
    avatar: { category: 'Leader', bornYear: -100, diedYear: -44 },
    description:
      'You weigh it, you choose, you cross the river and you do not look back. People follow because you go first, and because you remember their names.',
    traits: ['Bold', 'Clear-headed', 'Generous in victory'],
    famousQuote: {
      text: 'I came, I saw, I conquered.',
      source: 'Words carried in his Pontic triumph, 46 BC, reported by Suetonius, The Deified Julius 37',
    },
  },
};
