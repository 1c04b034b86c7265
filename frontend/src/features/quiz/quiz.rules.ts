import type { CharacterDto } from '@parley/contracts/catalog/character';
import { FIGURE_IDS, type FigureId, type QuizFigure } from './figures';
import { QUIZ_QUESTIONS } from './questions';

/** What the answers say for each figure; `answers` are the places of the chosen options, by question. */
export function totalsOf(answers: readonly number[]): Record<FigureId, number> {
  const totals = Object.fromEntries(FIGURE_IDS.map((id) => [id, 0])) as Record<FigureId, number>;
  answers.forEach((place, question) => {
    const scores = QUIZ_QUESTIONS[question]?.options[place]?.scores ?? {};
    for (const id of FIGURE_IDS) totals[id] += scores[id] ?? 0;
  });
  return totals;
}

/** "The highest total wins"; among equals the one named first in the list of figures. */
export function winnerOf(answers: readonly number[]): FigureId {
  const totals = totalsOf(answers);
  return FIGURE_IDS.reduce((best, id) => (totals[id] > totals[best] ? id : best));
}

/**
 * "Case-insensitive partial name match against the winner's name aliases and must be PUBLISHED; otherwise
 * the first featured published character; otherwise none." The surest alias is looked for first.
 */
export function matchOf(
  figure: QuizFigure,
  named: readonly CharacterDto[],
  featured: readonly CharacterDto[],
): CharacterDto | null {
  const published = named.filter(isPublished);
  for (const alias of figure.aliases) {
    const match = published.find(({ name }) => name.toLowerCase().includes(alias.toLowerCase()));
    if (match) return match;
  }
  return featured.find((character) => character.isFeatured && isPublished(character)) ?? null;
}

function isPublished({ status }: CharacterDto): boolean {
  return status === 'PUBLISHED';
}
