import type { DossierFact } from '@parley/contracts/catalog/dossier';
import { yearText } from '@parley/contracts/text/history-dates';

const DAY =
  /\b(\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December) (\d+(?: BC)?)\b/;
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** There is no year 0. */
export function yearsBetween(from: number, to: number): number {
  return to - from - (from < 0 && to > 0 ? 1 : 0);
}

/** "66" when the facts give both days, else "66 or 67". */
export function ageAtDeath(bornYear: number, diedYear: number, facts: DossierFact[]): string {
  const years = yearsBetween(bornYear, diedYear);
  const born = dayIn(
    facts.find(({ topics }) => topics.includes('origins')),
    bornYear,
  );
  const died = dayIn(
    facts.findLast(({ topics }) => topics.includes('death')),
    diedYear,
  );
  if (born === null || died === null) return `${years - 1} or ${years}`;
  return String(died < born ? years - 1 : years);
}

/** The day of that year which the fact names, as a number that sorts within a year. */
function dayIn(fact: DossierFact | undefined, year: number): number | null {
  const found = DAY.exec(fact?.text ?? '');
  return found && found[3] === yearText(year) ? MONTHS.indexOf(found[2]!) * 31 + Number(found[1]) : null;
}
