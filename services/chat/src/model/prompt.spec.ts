import type { PersonaDto } from '@parley/contracts/catalog/character';
import { VOICE_KINDS } from '@parley/contracts/catalog/dossier';
import type { HistoryRow } from '../turns/open-turn.parts.js';
import { buildPrompt, newestWithin, type Talk } from './prompt.js';

const persona = {
  character: { name: 'Ada Lovelace', era: 'Victorian England', description: 'Mathematician.' },
  personality: 'You speak precisely.',
  dossier: {
    bornYear: 1815,
    diedYear: 1852,
    places: ['London'],
    languages: ['English'],
    voice: Object.fromEntries(VOICE_KINDS.map((kind) => [kind, []])),
    facts: [],
    quotations: [],
  },
} as unknown as PersonaDto;

const row = (position: number, length: number): HistoryRow => ({
  position,
  role: position % 2 === 0 ? 'user' : 'assistant',
  content: 'x'.repeat(length),
});

const NOTHING_SAID: Talk = { summary: null, history: [], content: 'And?', replaced: null };

describe('buildPrompt', () => {
  it('shows the persona, the conversation in order and the new message last', () => {
    const talk = { summary: 'They spoke of engines.', history: [row(0, 4), row(1, 4)] };
    const { messages, isTruncated } = buildPrompt(persona, { ...NOTHING_SAID, ...talk }, 100);
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[0]!.content).toContain('You are Ada Lovelace.');
    expect(messages[0]!.content).toContain('They spoke of engines.');
    expect(messages.at(-1)!.content).toBe('And?');
    expect(isTruncated).toBe(false);
  });

  it('says when older messages did not fit', () => {
    const talk = { ...NOTHING_SAID, history: [row(0, 400), row(1, 40)] };
    const { messages, isTruncated } = buildPrompt(persona, talk, 50);
    expect(messages).toHaveLength(3);
    expect(isTruncated).toBe(true);
  });

  it('tells which answer another one is wanted for', () => {
    const { messages } = buildPrompt(persona, { ...NOTHING_SAID, replaced: 'Engines weave.' }, 100);
    expect(messages[0]!.content).toContain('Engines weave.');
    expect(messages.slice(1)).toEqual([{ role: 'user', content: 'And?' }]);
  });
});

describe('newestWithin', () => {
  it('keeps the newest that fit, without a gap', () => {
    expect(newestWithin([row(0, 4), row(1, 400), row(2, 4)], 50).map(({ position }) => position)).toEqual([
      2,
    ]);
    expect(newestWithin([row(0, 4)], 50)).toHaveLength(1);
    expect(newestWithin([], 50)).toEqual([]);
  });
});
