import type { DossierFact } from '@parley/contracts/catalog/dossier';
import { parsePersonaPrompt, type Persona } from '@parley/contracts/prompt/persona-prompt';
import { foldCase, plainText, sentencesOf } from '../language/plain-text.js';

import { stemsOf, TextIndex } from './text-index.js';

/** A persona with its facts and quotations indexed: what the figure can call to mind. */
export interface Memory {
  persona: Persona;
  summary: string | null;
  /** The answer that another one is wanted for, as plain text. */
  replaced: string | null;
  facts: DossierFact[];
  /** The facts' sentences as they are compared with what was said. */
  factSentences: string[][];
  factIndex: TextIndex;
  /** The sentences of the description, told as what is said about the figure. */
  description: string[];
  lastYear: number | null;
  /** Whether the life speaks of any of these words. */
  knows: (words: string) => boolean;
  /** Whether the facts speak of this very thing. */
  speaksOf: (words: string) => boolean;
}

const CACHE_LIMIT = 300;
const cache = new Map<string, Memory | null>();

/** The memory behind a system prompt; null when the prompt is no persona prompt. The least used are forgotten. */
export function recallMemory(systemPrompt: string): Memory | null {
  const known = cache.get(systemPrompt);
  const memory = known === undefined ? buildMemory(systemPrompt) : known;
  cache.delete(systemPrompt);
  cache.set(systemPrompt, memory);
  if (cache.size > CACHE_LIMIT) cache.delete(cache.keys().next().value!);
  return memory;
}

function buildMemory(systemPrompt: string): Memory | null {
  const parsed = parsePersonaPrompt(systemPrompt);
  if (!parsed) return null;
  const { summary, replaced, ...persona } = parsed;
  const { facts, places } = persona.dossier;
  const factIndex = new TextIndex(facts.map(({ text }) => text));
  const told = foldCase(plainText(facts.map(({ text }) => text).join(' ')));
  const elsewhere = new Set(stemsOf([persona.name, persona.description, persona.era, ...places].join(' ')));
  return {
    persona,
    summary: summary && plainText(summary),
    replaced: replaced && plainText(replaced),
    facts,
    factSentences: facts.map(({ text }) => sentencesOf(text).map(plainText)),
    factIndex,
    description: sentencesOf(persona.description),
    lastYear: lastYearOf(persona),
    knows: (words) => stemsOf(words).some((one) => factIndex.has(one) || elsewhere.has(one)),
    speaksOf: (words) => {
      const stems = stemsOf(words);
      return stems.length === 1 ? factIndex.has(stems[0]!) : told.includes(foldCase(plainText(words)));
    },
  };
}

/** The year of death, or else the longest a life may have gone on after what is known of it. */
function lastYearOf({ dossier }: Persona): number | null {
  if (dossier.diedYear !== null) return dossier.diedYear;
  if (dossier.bornYear !== null) return dossier.bornYear + 90;
  const years = dossier.facts.map(({ year }) => year);
  return years.length > 0 ? Math.max(...years) + 40 : null;
}
