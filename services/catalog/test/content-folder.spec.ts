import { fileURLToPath } from 'node:url';
import { FACT_TOPICS } from '@parley/contracts/catalog/dossier';
import { type Content, readContent } from '../src/content/content-files.js';

/** The figures of the quiz, by a part of their names. */
const QUIZ = ['einstein', 'curie', 'vinci', 'cleopatra', 'napoleon', 'mozart', 'frida', 'newton', 'caesar'];
const MONTH_LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

let content: Content;

beforeAll(async () => {
  content = await readContent(fileURLToPath(new URL('../content', import.meta.url)));
});

const faultsIn = <T>(list: T[], isFaulty: (one: T) => boolean, nameOf: (one: T) => string) =>
  list.filter(isFaulty).map(nameOf);
const wordsIn = (text: string) => text.trim().split(/\s+/).length;

/** The rules that each file must keep are the loader's own; these are about the catalog as a whole. */
describe('the content folder', () => {
  it('is large enough to be worth many visits', () => {
    expect(content.collections.length).toBeGreaterThanOrEqual(12);
    expect(content.characters.length).toBeGreaterThanOrEqual(100);
    expect(content.events.length).toBeGreaterThanOrEqual(500);
  });

  it('has at least three characters in every collection, and everyone in one to three', () => {
    const members = content.characters.flatMap(({ value }) => value.collections);
    const countOf = (key: string) => members.filter((member) => member === key).length;
    expect(
      faultsIn(
        content.collections,
        ({ key }) => countOf(key) < 3,
        ({ key }) => key,
      ),
    ).toEqual([]);
    const isHomeless = (length: number) => length < 1 || length > 3;
    expect(
      faultsIn(
        content.characters,
        ({ value }) => isHomeless(value.collections.length),
        ({ key }) => key,
      ),
    ).toEqual([]);
  });

  it('features a dozen or more, free ones among them, and sells about a third at sensible prices', () => {
    const featured = content.characters.filter(({ value }) => value.featured);
    expect(featured.length).toBeGreaterThanOrEqual(12);
    expect(featured.filter(({ value }) => value.tokenCost === 0).length).toBeGreaterThanOrEqual(6);
    const prices = content.characters.map(({ value }) => value.tokenCost).filter((cost) => cost > 0);
    const share = prices.length / content.characters.length;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.42);
    // An account starts with 25 tokens: nobody is out of its reach.
    expect(Math.max(...prices)).toBeLessThanOrEqual(25);
  });

  it.each(QUIZ)('has the quiz’s %s', (name) => {
    expect(content.characters.filter(({ key }) => key.includes(name))).toHaveLength(1);
  });

  it('is of many eras, callings and parts of the world', () => {
    const eras = new Set(content.characters.map(({ value }) => value.era));
    const callings = new Set(content.characters.map(({ value }) => value.category));
    expect(eras.size).toBeGreaterThanOrEqual(15);
    expect(callings.size).toBeGreaterThanOrEqual(10);
    // An era that only one figure has would be no filter.
    expect(eras.size).toBeLessThanOrEqual(30);
  });

  it('tells of everyone ten dated facts or more, all within the life', () => {
    expect(
      faultsIn(
        content.characters,
        ({ value: { dossier } }) =>
          dossier.facts.length < 10 ||
          dossier.facts.some(
            ({ year }) =>
              (dossier.bornYear !== null && year < dossier.bornYear) ||
              (dossier.diedYear !== null && year > dossier.diedYear),
          ),
        ({ key }) => key,
      ),
    ).toEqual([]);
  });

  it('can answer the four starter prompts of the chat from every dossier', () => {
    const needed = ['era', 'achievement', 'hardship', 'legacy'] satisfies (typeof FACT_TOPICS)[number][];
    expect(
      faultsIn(
        content.characters,
        ({ value: { dossier } }) =>
          needed.some((topic) => !dossier.facts.some(({ topics }) => topics.includes(topic))),
        ({ key }) => key,
      ),
    ).toEqual([]);
  });

  it('introduces everyone in a sentence or two, and portrays nobody in a word', () => {
    expect(
      faultsIn(
        content.characters,
        ({ value: { description, personality } }) =>
          description.length < 60 || description.length > 200 || wordsIn(personality) < 80,
        ({ key }) => key,
      ),
    ).toEqual([]);
  });

  it('gives every quotation its source', () => {
    const quotations = content.characters.flatMap(({ value }) => value.dossier.quotations);
    expect(quotations.length).toBeGreaterThanOrEqual(100);
    expect(
      faultsIn(
        quotations,
        ({ source }) => wordsIn(source) < 2,
        ({ text }) => text,
      ),
    ).toEqual([]);
  });

  it('knows something of every day of the year, 29 February included', () => {
    const known = new Set(content.events.map(({ value }) => `${value.month}-${value.day}`));
    const days = MONTH_LENGTHS.flatMap((length, month) =>
      Array.from({ length }, (_, day) => `${month + 1}-${day + 1}`),
    );
    expect(days).toHaveLength(366);
    expect(days.filter((day) => !known.has(day))).toEqual([]);
  });

  it('links events to those who could have known of them, or whom they name', () => {
    const figures = new Map(content.characters.map(({ key, value }) => [key, value]));
    const strangers = content.events.flatMap(({ key, value: event }) =>
      event.characters
        .filter((slug) => {
          const { name, dossier } = figures.get(slug)!;
          const text = `${event.title} ${event.description} ${event.context ?? ''}`;
          const isNamed = name.split(' ').some((part) => part.length > 3 && text.includes(part));
          return event.year < (dossier.bornYear ?? -Infinity) && !isNamed;
        })
        .map((slug) => `${key}: ${slug}`),
    );
    expect(strangers).toEqual([]);
    const linked = content.events.filter(({ value }) => value.characters.length > 0);
    expect(linked.length).toBeGreaterThanOrEqual(200);
  });
});
