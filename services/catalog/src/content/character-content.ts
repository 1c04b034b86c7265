import { MOODS } from '@parley/contracts/catalog/character';
import { FACT_TOPICS, VOICE_KINDS, type VoiceKind } from '@parley/contracts/catalog/dossier';
import {
  type Check,
  type Checked,
  fields,
  flag,
  key,
  listOf,
  oneOf,
  orNull,
  setOf,
  text,
  wholeNumber,
  year,
} from './content-checks.js';

const MIN_FACTS = 8;
const MAX_TOKEN_COST = 1_000;

const voice = fields(
  Object.fromEntries(VOICE_KINDS.map((kind) => [kind, listOf(text, 1)])) as Record<
    VoiceKind,
    Check<string[]>
  >,
);

const dossier = fields({
  bornYear: orNull(year),
  diedYear: orNull(year),
  places: setOf(text, 1),
  languages: setOf(text, 1),
  voice,
  facts: listOf(fields({ year, topics: setOf(oneOf(FACT_TOPICS), 1), text }), MIN_FACTS),
  quotations: listOf(fields({ text, source: text })),
});

const shape = fields({
  name: text,
  description: text,
  era: text,
  category: text,
  mood: oneOf(MOODS),
  tokenCost: wholeNumber(0, MAX_TOKEN_COST),
  featured: flag,
  /** Keys of collections. */
  collections: setOf(key),
  personality: text,
  dossier,
});

/** `characters/<key>.yaml`: one character in each file. */
export type CharacterContent = Checked<typeof shape>;

export const characterContent: Check<CharacterContent> = (value, place) => {
  const content = shape(value, place);
  const { bornYear, diedYear } = content.dossier;
  if (bornYear !== null && diedYear !== null && diedYear < bornYear) {
    place.at('dossier').at('diedYear').fault('is before bornYear');
  }
  return content;
};
