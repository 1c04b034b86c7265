import { aCharacter } from '../../../test/characters';
import { FIGURE_IDS, type FigureId, QUIZ_FIGURES } from './figures';
import { QUIZ_QUESTIONS } from './questions';
import { matchOf, totalsOf, winnerOf } from './quiz.rules';

/** Every way through the quiz: 4 to the power of 5. */
const PATHS = Array.from({ length: 4 ** 5 }, (_, path) =>
  QUIZ_QUESTIONS.map((_, question) => Math.floor(path / 4 ** question) % 4),
);

describe('the questions', () => {
  it('are five, with four answers each, which score 1 to 3', () => {
    expect(QUIZ_QUESTIONS).toHaveLength(5);
    for (const { options } of QUIZ_QUESTIONS) {
      expect(options).toHaveLength(4);
      for (const { scores } of options) {
        expect(Object.values(scores).length).toBeGreaterThan(0);
        for (const score of Object.values(scores)) expect([1, 2, 3]).toContain(score);
      }
    }
  });

  it('lead to every figure, and to none too often: between 4 and 25 percent of all paths', () => {
    const wins = new Map<FigureId, number>();
    for (const path of PATHS) wins.set(winnerOf(path), (wins.get(winnerOf(path)) ?? 0) + 1);
    for (const id of FIGURE_IDS) {
      const share = (wins.get(id) ?? 0) / PATHS.length;
      expect([id, share >= 0.04 && share <= 0.25]).toEqual([id, true]);
    }
  });
});

describe('winnerOf', () => {
  it('adds up what each answer gives', () => {
    const [first, second] = QUIZ_QUESTIONS;
    const totals = totalsOf([0, 1]);
    for (const id of FIGURE_IDS) {
      const expected = (first!.options[0]!.scores[id] ?? 0) + (second!.options[1]!.scores[id] ?? 0);
      expect(totals[id]).toBe(expected);
    }
  });

  it('is the highest total, on every path', () => {
    for (const path of PATHS) {
      const totals = totalsOf(path);
      expect(totals[winnerOf(path)]).toBe(Math.max(...Object.values(totals)));
    }
  });

  it('is among equals always the one named first', () => {
    const tied = PATHS.filter((path) => {
      const totals = Object.values(totalsOf(path));
      return totals.filter((total) => total === Math.max(...totals)).length > 1;
    });
    expect(tied.length).toBeGreaterThan(0);
    for (const path of tied) {
      const totals = totalsOf(path);
      const best = Math.max(...Object.values(totals));
      expect(winnerOf(path)).toBe(FIGURE_IDS.find((id) => totals[id] === best));
    }
  });
});

describe('the figures', () => {
  it('each have all that a result card says, with a source for the quote', () => {
    for (const id of FIGURE_IDS) {
      const { name, era, description, traits, aliases, famousQuote } = QUIZ_FIGURES[id];
      for (const text of [name, era, description, famousQuote.text, famousQuote.source]) {
        expect(text.length).toBeGreaterThan(5);
      }
      expect(traits.length).toBeGreaterThanOrEqual(3);
      expect(aliases.some((alias) => name.includes(alias))).toBe(true);
    }
  });
});

describe('matchOf', () => {
  const einstein = QUIZ_FIGURES.einstein;
  const socrates = aCharacter({ id: 9, name: 'Socrates', isFeatured: true });

  it('takes whoever has an alias in the name, whatever the case', () => {
    const match = aCharacter({ id: 2, name: 'Prof. ALBERT EINSTEIN' });
    expect(matchOf(einstein, [aCharacter({ id: 1, name: 'Mileva Marić' }), match], [socrates])).toBe(match);
  });

  it('prefers the surest alias', () => {
    const pierre = aCharacter({ id: 1, name: 'Pierre Curie' });
    const marie = aCharacter({ id: 2, name: 'Marie Curie' });
    expect(matchOf(QUIZ_FIGURES.curie, [pierre, marie], [])).toBe(marie);
  });

  it('takes the first featured figure where nobody of that name is published', () => {
    const draft = aCharacter({ id: 2, name: 'Albert Einstein', status: 'DRAFT' });
    const plain = aCharacter({ id: 3, name: 'Plato' });
    expect(matchOf(einstein, [draft], [plain, socrates])).toBe(socrates);
  });

  it('is nobody where nobody is featured', () => {
    expect(matchOf(einstein, [], [aCharacter({ status: 'ARCHIVED', isFeatured: true })])).toBeNull();
  });
});
