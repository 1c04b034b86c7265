import type { FactTopic } from '@parley/contracts/catalog/dossier';
import { yearText } from '@parley/contracts/text/history-dates';
import { ageAtDeath, yearsBetween } from '../memory/ages.js';
import { ownEndOf, rankByText, rankFacts, type RankedFact } from '../memory/rank-facts.js';
import * as phrases from '../phrases/biography.js';
import { FROM_MY_OWN_MOUTH } from '../phrases/connectives.js';
import { AS_TOLD } from '../phrases/follow-ups.js';
import { WHEN_OPENERS, WHERE_OPENERS } from '../phrases/openers.js';
import { TOPIC_OPENERS } from '../phrases/topic-openers.js';
import type { Biography, Query } from '../reading/reading.js';
import { withClosing } from './closing.js';
import { enumerate, fill } from './fill.js';
import type { Paragraphs, Scene } from './scene.js';
import { gistOf, selectFacts, tellFacts } from './tell-facts.js';
import { descriptionOf, isText, tellQuestion, tellUnknown } from './tell-question.js';

/** A direct question about the life, answered from the dossier's own data and the fact that bears it out. */
export function tellBiography(scene: Scene, kind: Biography, query: Query): Paragraphs {
  return TELLERS[kind](scene, query);
}

type Teller = (scene: Scene, query: Query) => Paragraphs;

const TELLERS: Record<Biography, Teller> = {
  'birth-date': (scene, query) => tellBirth(scene, { ...query, asks: 'when' }),
  'birth-place': (scene, query) => tellBirth(scene, { ...query, asks: 'where' }),
  'death-date': (scene, query) => tellDeath(scene, { ...query, asks: 'when' }),
  'death-place': (scene, query) => tellDeath(scene, { ...query, asks: 'where' }),
  death: tellDeath,
  age: tellAge,
  'age-then': tellAgeThen,
  languages: tellLanguages,
  places: tellPlaces,
  lifetime: tellLifetime,
  name: (scene, query) => {
    const line = fill(scene.chooser.fresh(phrases.NAME)!, { name: scene.memory.persona.name });
    return withSupport(scene, query, line, ['origins', 'family'], 'close');
  },
  identity: (scene, query) => {
    const { description, name } = scene.memory.persona;
    if (!description)
      return withSupport(scene, query, `I am **${name}**.`, ['achievement', 'work'], FROM_MY_OWN_MOUTH);
    const line = fill(scene.chooser.fresh(phrases.IDENTITY)!, { name, description });
    return withSupport(scene, query, line, ['achievement', 'work', 'rule', 'discovery'], FROM_MY_OWN_MOUTH);
  },
  renown: (scene, query) => {
    const { description } = scene.memory.persona;
    const line = description && fill(scene.chooser.fresh(phrases.RENOWN)!, { description });
    return withSupport(scene, query, line, ['achievement', 'fame'], FROM_MY_OWN_MOUTH);
  },
};

function tellBirth(scene: Scene, query: Query): Paragraphs {
  const { facts, persona } = scene.memory;
  const { bornYear, places } = persona.dossier;
  const index = facts.findIndex(
    ({ text, topics }) => topics[0] === 'origins' && /\bborn\b|\bbirth\b/i.test(text),
  );
  const opener = query.asks === 'when' ? WHEN_OPENERS : TOPIC_OPENERS.origins;
  if (index >= 0) return tellOwn(scene, query, index, opener, ['origins', 'family', 'education']);
  const born =
    bornYear === null
      ? scene.chooser.fresh(phrases.BORN_UNKNOWN)!
      : fill(scene.chooser.fresh(phrases.BORN)!, { year: yearText(bornYear) });
  const lived = query.asks === 'where' && places.length > 0 ? ` ${placesLine(scene)}` : '';
  return withSupport(scene, query, born + lived, ['origins', 'family', 'education'], 'close');
}

function tellDeath(scene: Scene, query: Query): Paragraphs {
  const { diedYear } = scene.memory.persona.dossier;
  const index = ownEndOf(scene.memory);
  const asked = { ...query, topics: new Map([['death' as FactTopic, 1.2]]) };
  if (index >= 0) return tellOwn(scene, asked, index, TOPIC_OPENERS.death, ['legacy', 'belief', 'family']);
  const died =
    diedYear === null
      ? scene.chooser.fresh(phrases.DIED_UNKNOWN)!
      : fill(scene.chooser.fresh(phrases.DIED)!, { year: yearText(diedYear) });
  return withSupport(scene, query, died, ['legacy', 'hardship', 'belief'], 'close');
}

/** The one fact that answers; when it was told already, its gist and something that belongs to it. */
function tellOwn(
  scene: Scene,
  query: Query,
  index: number,
  openers: readonly string[],
  kindred: FactTopic[],
): Paragraphs {
  const own: RankedFact = { index, fact: scene.memory.facts[index]!, score: 1, isNamed: true };
  if (scene.told.all.has(index)) {
    return withSupport(scene, query, `${scene.chooser.fresh(AS_TOLD)!} ${gistOf(own, query)}`, kindred);
  }
  const opener = scene.chooser.chance(0.7)
    ? scene.chooser.fresh(query.asks === 'where' && scene.chooser.chance(0.4) ? WHERE_OPENERS : openers)
    : undefined;
  return withClosing(scene, tellFacts(scene, [own], query, opener));
}

function tellAge(scene: Scene, query: Query): Paragraphs {
  const { facts, persona } = scene.memory;
  const { bornYear, diedYear } = persona.dossier;
  if (bornYear === null || diedYear === null) {
    return withSupport(
      scene,
      query,
      scene.chooser.fresh(phrases.AGE_UNKNOWN)!,
      ['origins', 'death'],
      'close',
    );
  }
  const age = ageAtDeath(bornYear, diedYear, facts);
  const values = { born: yearText(bornYear), died: yearText(diedYear), age };
  return withSupport(scene, query, fill(scene.chooser.fresh(phrases.AGE)!, values), ['death'], 'close');
}

function tellAgeThen(scene: Scene, query: Query): Paragraphs {
  const { bornYear } = scene.memory.persona.dossier;
  const [best] = rankFacts(scene.memory, query);
  if (!best || best.score < 0.5 || bornYear === null) return tellQuestion(scene, query);
  const age = yearsBetween(bornYear, best.fact.year);
  if (age < 1) return tellQuestion(scene, query);
  const line = fill(scene.chooser.fresh(phrases.AGE_THEN)!, { age: String(age) });
  const text = scene.told.all.has(best.index) ? gistOf(best, query) : best.fact.text;
  return withClosing(scene, [`${line} ${text}`]);
}

function tellLanguages(scene: Scene, query: Query): Paragraphs {
  const { languages } = scene.memory.persona.dossier;
  if (languages.length === 0) return tellUnknown(scene, query, rankFacts(scene.memory, query));
  const stock = languages.length === 1 ? phrases.ONE_LANGUAGE : phrases.LANGUAGES;
  const line = fill(scene.chooser.fresh(stock)!, {
    languages: enumerate(languages.map((one) => `**${one}**`)),
  });
  const spoken = rankByText(
    scene.memory,
    `${languages.join(' ')} language tongue speak translate interpreter`,
  );
  const support = spoken.filter(({ index, score }) => score >= 0.7 && !scene.told.all.has(index));
  const told = tellFacts(scene, selectFacts(support, 1), query, undefined);
  return withClosing(scene, [[line, ...told].join(' ')]);
}

function tellPlaces(scene: Scene, query: Query): Paragraphs {
  if (scene.memory.persona.dossier.places.length === 0) return tellQuestion(scene, query);
  return withSupport(scene, query, placesLine(scene), ['daily-life', 'origins', 'travel'], 'close');
}

function placesLine({ chooser, memory }: Scene): string {
  const places = enumerate(memory.persona.dossier.places.map((one) => `**${one}**`));
  return fill(chooser.fresh(phrases.PLACES)!, { places });
}

function tellLifetime(scene: Scene, query: Query): Paragraphs {
  const { dossier, era } = scene.memory.persona;
  const { bornYear, diedYear } = dossier;
  const isKnown = bornYear !== null && diedYear !== null;
  const line = fill(scene.chooser.fresh(isKnown ? phrases.LIFETIME : phrases.LIFETIME_UNKNOWN)!, {
    born: isKnown ? yearText(bornYear) : '',
    died: isKnown ? yearText(diedYear) : '',
    era,
  });
  return withSupport(scene, query, line, ['era', 'daily-life'], 'close');
}

/** A line of data and the untold fact of these topics that goes best with it. */
function withSupport(
  scene: Scene,
  query: Query,
  line: string | undefined,
  topics: FactTopic[],
  join: 'close' | readonly string[] = [],
): Paragraphs {
  const weights = new Map(topics.map((topic, place) => [topic, 1.2 - place * 0.25]));
  const support = rankFacts(scene.memory, { ...query, topics: weights }).filter(
    ({ index, score }) => score >= 0.5 && !scene.told.all.has(index),
  );
  const lead = join === 'close' || !line ? undefined : scene.chooser.fresh(join);
  const told = tellFacts(scene, selectFacts(support, 1), query, lead);
  if (told.length === 0)
    return withClosing(scene, [line, line ? undefined : descriptionOf(scene)].filter(isText));
  const paragraphs = join === 'close' && line ? [`${line} ${told[0]!}`] : [line, ...told].filter(isText);
  return withClosing(scene, paragraphs);
}
