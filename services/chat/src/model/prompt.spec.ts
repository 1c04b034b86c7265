import type { PersonaDto } from '@parley/contracts/catalog/character';
import { VOICE_KINDS } from '@parley/contracts/catalog/dossier';
import type { HistoryRow } from '../turns/open-turn.statement.js';
import { buildPrompt, newestWithin } from './prompt.js';

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

describe('buildPrompt', () => {
  it('shows the persona, the conversation in order and the new message last', () => {
    const { messages, isTruncated } = buildPrompt(
      persona,
      'They spoke of engines.',
      [row(0, 4), row(1, 4)],
      'And?',
      100,
    );
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[0]!.content).toContain('You are Ada Lovelace.');
    expect(messages[0]!.content).toContain('They spoke of engines.');
    expect(messages.at(-1)!.content).toBe('And?');
    expect(isTruncated).toBe(false);
  });

  it('says when older messages did not fit', () => {
    const { messages, isTruncated } = buildPrompt(persona, null, [row(0, 400), row(1, 40)], 'And?', 50);
    expect(messages).toHaveLength(3);
    expect(isTruncated).toBe(true);
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
