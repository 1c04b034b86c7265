import type { CharacterDto } from '@parley/contracts/catalog/character';
import type { DemoAnswerDto } from '@parley/contracts/chat/demo';
import { useEffect, useReducer, useRef } from 'react';
import { requestJson } from '../../shared/api/http';
import { type Outcome, isOver, roundAfter } from './round';

/** "Responses appear staggered 300 ms apart." */
const STAGGER_MS = 300;

/** Puts one question to every figure at the table, one call each; one round at a time. */
export function useAskAll(figures: readonly CharacterDto[]) {
  const [round, step] = useReducer(roundAfter, null);
  const isRunning = round !== null && !isOver(round);
  const isBusy = useRef(false);
  const leaving = useRef<AbortController>(null);
  // After every render: a round with nobody to ask is over at once, without ever having run.
  useEffect(() => {
    isBusy.current = isRunning;
  });
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => step({ type: 'ticked' }), STAGGER_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  useEffect(() => () => leaving.current?.abort(), []);

  const ask = (text: string) => {
    const question = text.trim();
    if (!question || isBusy.current) return;
    isBusy.current = true;
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    step({ type: 'asked', question, ids: figures.map(({ id }) => id) });
    for (const figure of figures) {
      void outcomeOf(question, figure, signal).then((outcome) => {
        if (!signal.aborted) step({ type: 'settled', id: figure.id, outcome });
      });
    }
  };
  return { round, isRunning, ask };
}

/** "A failed per-character call is logged and skipped." */
async function outcomeOf(
  question: string,
  { id, name }: CharacterDto,
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    const { responses } = await requestJson<DemoAnswerDto>('/api/demo/ask', {
      method: 'POST',
      body: { question, characterIds: [id] },
      signal,
    });
    if (responses[0]) return responses[0];
    throw new Error('The answer holds no response');
  } catch (error) {
    if (!signal.aborted) console.warn(`${name} could not be asked.`, error);
    return 'failed';
  }
}
