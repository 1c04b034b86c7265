import type { YearSpan } from './reading.js';

const BEFORE_CHRIST = /\b(\d{1,4})\s*(?:b\.?\s?c\.?(?:\s?e\.?)?)(?![a-z])/gi;
const CENTURY = /\b(\d{1,2})(?:st|nd|rd|th)[ -]century\b/gi;
const DECADE = /\b(\d{3})0s\b/g;
const FULL_YEAR = /\b(1\d{3}|20\d\d)\b(?!\s*(?:miles|men|soldiers|people|words|years|pages|b\.?c))/gi;
const SHORT_YEAR =
  /\b(?:in|year|around|about|circa|since|before|after|during|by|ad) (\d{1,3})\b(?!\s*(?:miles|men|soldiers|people|words|years|pages|minutes|b\.?c))/gi;

/** The years, decades and centuries that the text names. `isAncient`: a bare year means before Christ. */
export function readYears(text: string, isAncient: boolean): YearSpan[] {
  const spans: YearSpan[] = [];
  let rest = text;
  const take = (pattern: RegExp, toSpan: (digits: number, text: string) => YearSpan) => {
    rest = rest.replace(pattern, (found: string, digits: string) => {
      spans.push(toSpan(Number(digits), found));
      return ' ';
    });
  };
  take(BEFORE_CHRIST, (year, found) => ({ from: -year, to: -year, text: found }));
  take(CENTURY, (century, found) => {
    // "5th century BC" loses its mark above only when a bare number stands before it.
    const isBefore = isAncient && /\b(?:b\.?c)/i.test(text);
    return isBefore
      ? { from: -century * 100, to: -(century - 1) * 100 - 1, text: found }
      : { from: (century - 1) * 100 + 1, to: century * 100, text: found };
  });
  take(DECADE, (decade, found) => ({ from: decade * 10, to: decade * 10 + 9, text: found }));
  take(FULL_YEAR, (year, found) => ({ from: year, to: year, text: found }));
  take(SHORT_YEAR, (year, found) => {
    const signed = isAncient && !/\bad \d/i.test(found) ? -year : year;
    return { from: signed, to: signed, text: found };
  });
  return spans.filter(({ from }) => from !== 0);
}
