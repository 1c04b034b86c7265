import type { DemoResponseDto } from '@parley/contracts/chat/demo';
import { type Round, type RoundStep, answerOf, hasFailed, isOver, roundAfter, seatedIn } from './round';

const answer = (id: number): DemoResponseDto => ({
  characterId: id,
  character: `Figure ${id}`,
  era: 'Victorian England',
  response: `Answer ${id}`,
  avatar: null,
});
const settled = (id: number): RoundStep => ({ type: 'settled', id, outcome: answer(id) });
const failed = (id: number): RoundStep => ({ type: 'settled', id, outcome: 'failed' });
const tick: RoundStep = { type: 'ticked' };

function after(...steps: RoundStep[]): Round {
  const asked: RoundStep = { type: 'asked', question: 'Why?', ids: [1, 2, 3] };
  return [asked, ...steps].reduce<Round | null>(roundAfter, null)!;
}

describe('a round of the demo', () => {
  it('shows one answer a tick, in the order of the seats', () => {
    const all = [settled(3), settled(1), settled(2)];
    expect(after(...all).shown).toEqual([]);
    expect(after(...all, tick).shown).toEqual([1]);
    expect(after(...all, tick, tick, tick, tick).shown).toEqual([1, 2, 3]);
  });

  it('lets nobody wait for a straggler, whose answer comes when it comes', () => {
    const round = after(settled(2), settled(3), tick, tick);
    expect(round.shown).toEqual([2, 3]);
    expect(isOver(round)).toBe(false);
    expect([settled(1), tick].reduce<Round | null>(roundAfter, round)!.shown).toEqual([2, 3, 1]);
  });

  it('skips those who failed and is over without them', () => {
    const round = after(failed(2), settled(1), settled(3), tick, tick);
    expect(seatedIn(round)).toEqual([1, 3]);
    expect(answerOf(round, 2)).toBeNull();
    expect(isOver(round)).toBe(true);
    expect(hasFailed(round)).toBe(false);
  });

  it('is not over before the last answer has appeared', () => {
    const round = after(failed(2), settled(1), settled(3), tick);
    expect(isOver(round)).toBe(false);
  });

  it('has failed as a whole when nobody answered, or nobody was there', () => {
    expect(hasFailed(after(failed(1), failed(2)))).toBe(false);
    expect(hasFailed(after(failed(1), failed(2), failed(3)))).toBe(true);
    expect(hasFailed(roundAfter(null, { type: 'asked', question: 'Why?', ids: [] })!)).toBe(true);
  });

  it('begins anew with a new question', () => {
    const round = after(settled(1), tick, { type: 'asked', question: 'How?', ids: [1, 2] });
    expect(round).toMatchObject({ question: 'How?', shown: [] });
    expect(answerOf(round, 1)).toBeNull();
  });
});
