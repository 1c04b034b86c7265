import { VOICE_KINDS, type VoiceKind } from '@parley/contracts/catalog/dossier';
import type { CharacterContent } from '../src/content/character-content.js';
import { Place } from '../src/content/content-fault.js';
import type { Content, ContentItem } from '../src/content/content-files.js';
import type { EventContent } from '../src/content/event-content.js';

const item = <T>(key: string, value: T): ContentItem<T> => ({ key, value, place: new Place('sample', []) });

/** A character as its file would give it. */
export function sampleCharacter(
  key: string,
  changes: Partial<CharacterContent> = {},
): ContentItem<CharacterContent> {
  const voice = Object.fromEntries(VOICE_KINDS.map((kind) => [kind, [`A line for ${kind}`]]));
  const fact = { year: -50, topics: ['era' as const], text: 'Something happened.' };
  return item(key, {
    name: key,
    description: 'A sample',
    era: 'Antiquity',
    category: 'Ruler',
    mood: 'wise',
    tokenCost: 10,
    featured: true,
    collections: ['rulers'],
    personality: 'You speak briefly.',
    dossier: {
      bornYear: -100,
      diedYear: -44,
      places: ['Rome'],
      languages: ['Latin'],
      voice: voice as Record<VoiceKind, string[]>,
      facts: Array.from({ length: 8 }, () => fact),
      quotations: [{ text: 'I came.', source: 'Suetonius' }],
    },
    ...changes,
  });
}

export function sampleEvent(key: string, changes: Partial<EventContent> = {}): ContentItem<EventContent> {
  const date = { year: -44, month: 3, day: 15 };
  return item(key, {
    key,
    title: key,
    ...date,
    description: 'A sample',
    context: null,
    characters: ['caesar'],
    ...changes,
  });
}

/** Two collections, two characters and one event, linked. */
export function sampleContent(): Content {
  return {
    collections: ['rulers', 'writers'].map((key) => item(key, { key, name: key, description: 'A sample' })),
    characters: [sampleCharacter('caesar'), sampleCharacter('brutus')],
    events: [sampleEvent('ides')],
  };
}
