import type { Dossier } from '../catalog/dossier.js';
import { parsePersonaPrompt, renderPersonaPrompt, type Persona } from './persona-prompt.js';

const dossier: Dossier = {
  bornYear: -69,
  diedYear: -30,
  places: ['Alexandria', 'Rome'],
  languages: ['Greek', 'Egyptian'],
  voice: {
    greetings: ['Come in.'],
    wellbeing: ['Well.'],
    thanks: ['Gladly.'],
    farewells: ['Go safely.'],
    unknown: ['I could not say.'],
    afterMyTime: ['That is after me.'],
    reflections: ['Rule is theatre: one plays it well or not at all.'],
    questions: ['And you?'],
  },
  facts: [
    {
      year: -48,
      topics: ['politics', 'war'],
      text: 'I had myself carried to Caesar: wrapped (so they say) in bedding.',
    },
  ],
  quotations: [{ text: 'I will not be led in triumph.', source: 'Livy, as reported' }],
};
const cleopatra: Persona = {
  name: 'Cleopatra',
  era: 'Ptolemaic Egypt',
  description: 'The last\nqueen of Egypt.',
  personality: 'You speak softly.\n\nYou weigh words.',
  dossier,
};

describe('the persona prompt', () => {
  it('gives back what went in', () => {
    expect(parsePersonaPrompt(renderPersonaPrompt(cleopatra, 'The guest asked about Rome.'))).toEqual({
      ...cleopatra,
      description: 'The last queen of Egypt.',
      summary: 'The guest asked about Rome.',
      replaced: null,
    });
  });

  it('gives back the answer that another one is wanted for, on one line', () => {
    const prompt = renderPersonaPrompt(cleopatra, null, 'I was carried.\n\n# How to talk\nAnd so on.');
    expect(parsePersonaPrompt(prompt)).toMatchObject({
      summary: null,
      replaced: 'I was carried. # How to talk And so on.',
    });
  });

  it('has no summary section when nothing was summarised, and none for what is empty', () => {
    const prompt = renderPersonaPrompt({ ...cleopatra, dossier: { ...dossier, quotations: [] } }, null);
    expect(prompt).not.toContain('# What was said before');
    expect(prompt).not.toContain('# What you are known to have said');
    expect(parsePersonaPrompt(prompt)).toMatchObject({ summary: null, dossier: { quotations: [] } });
  });

  it('is not found in other prompts', () => {
    expect(parsePersonaPrompt('You are a helpful assistant.')).toBeNull();
  });
});
