import { INTERACTION_WEIGHT, readInteractions, recordInteraction } from './interactions';

const STORE = 'parley.interactions';

beforeEach(() => localStorage.clear());

describe('the interaction history', () => {
  it('weighs a view 1, a chat 3 and an unlock 5', () => {
    expect(INTERACTION_WEIGHT).toEqual({ view: 1, chat: 3, unlock: 5 });
  });

  it('keeps what was done, when, and how long the visit had lasted', () => {
    recordInteraction(7, 'chat');
    expect(readInteractions()).toEqual([
      {
        characterId: 7,
        interactionType: 'chat',
        timestamp: expect.any(Number),
        sessionDuration: expect.any(Number),
      },
    ]);
    expect(Math.abs(readInteractions()[0]!.timestamp - Date.now())).toBeLessThan(5_000);
  });

  it('keeps the last hundred', () => {
    for (let id = 1; id <= 103; id += 1) recordInteraction(id, 'view');
    const ids = readInteractions().map(({ characterId }) => characterId);
    expect(ids).toHaveLength(100);
    expect(ids.at(0)).toBe(4);
    expect(ids.at(-1)).toBe(103);
  });

  it.each(['{', '{"a":1}', 'null', '"text"'])('discards all of it when it is %p', (stored) => {
    localStorage.setItem(STORE, stored);
    expect(readInteractions()).toEqual([]);
    recordInteraction(1, 'view');
    expect(readInteractions()).toHaveLength(1);
  });

  it('discards the records that cannot be read and keeps the others', () => {
    const good = { characterId: 1, interactionType: 'view', timestamp: 5, sessionDuration: 6 };
    const bad = [
      null,
      3,
      { ...good, characterId: 'x' },
      { ...good, interactionType: 'stare' },
      { ...good, timestamp: null },
    ];
    localStorage.setItem(STORE, JSON.stringify([...bad, good]));
    expect(readInteractions()).toEqual([good]);
  });
});
